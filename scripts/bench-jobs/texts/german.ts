import type { Phrases } from './phrases.ts';

export const GERMAN: Phrases = {
  about: [
    ({ company, year }) => `${company} besteht seit ${year} und ist bis heute in Familienhand.`,
    ({ company, people }) => `Bei ${company} arbeiten ${people} Menschen in kleinen Teams.`,
    ({ company, city }) => `${company} hat den Hauptsitz in ${city}.`,
  ],
  role: [
    ({ role }) => `Wir suchen zum nächsten Termin: ${role}.`,
    ({ role, city }) => `Für unser Team in ${city} suchen wir Verstärkung als ${role}.`,
    () => 'Die Stelle ist unbefristet, in Voll- oder Teilzeit.',
  ],
  passing: [
    ({ others }) => `Zu unseren Kunden gehören ${others[0]} und ${others[1]}.`,
    ({ tool }) => `Kenntnisse in ${tool} sind nicht nötig.`,
  ],
  boilerplate: [
    () => 'Wir freuen uns über Bewerbungen aller Menschen, gleich welcher Herkunft.',
    () => 'Bitte bewerben Sie sich über diese Seite; wir antworten innerhalb von zehn Tagen.',
    ({ people }) => `Kennziffer ${people * 37 + 10000}.`,
    () => 'Ihre Daten werden sechs Monate nach dem Ende des Verfahrens gelöscht.',
  ],
  tasks: [
    'Pflege der Unterlagen',
    'Einarbeitung neuer Kolleginnen und Kollegen',
    'Abstimmung mit den anderen Abteilungen',
    'Einhaltung der Sicherheitsregeln',
    'Freundlicher Umgang mit Kundschaft und Gästen',
  ],
  needs: [
    'Abgeschlossene Ausbildung oder Studium im Fach',
    'Zwei Jahre Berufserfahrung',
    'Gute Deutschkenntnisse',
    'Zuverlässigkeit und Freude an der Arbeit im Team',
    'Bereitschaft zum Schichtdienst',
  ],
  skillNeeds: ['Gute Kenntnisse in', 'Erfahrung mit'],
  benefits: [
    ...[
      '30 Tage Urlaub',
      'Jobticket',
      'Betriebliche Altersvorsorge',
      'Weihnachtsgeld',
      'Fahrradleasing',
    ],
  ],
};
