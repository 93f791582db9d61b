import ICAL from 'ical.js';

/** An iCalendar file with one event, as another program reads it. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (!event) throw new Error('No event');
  const of = (name: string) => event.getFirstPropertyValue(name);
  return { method: String(calendar.getFirstPropertyValue('method')), event, of };
}
