import type { MessageSide } from '../../../src/contract/application-message.ts';
import type { ApplicationStatus } from '../../../src/contract/enumerations.ts';
import { applicationKey } from './application-key.ts';

/** A message of a thread. */
export type DemoMessage = {
  readonly side: MessageSide;
  /** Days before the seeding, fractional. */
  readonly days_ago: number;
  readonly body: string;
  /** The change of status that it went with, to this one. */
  readonly with?: ApplicationStatus;
  readonly is_unread?: true;
};

const COORDINATOR = 'fernwick: Operations Coordinator, Berlin North';

const lines = (...paragraphs: string[]): string => paragraphs.join('\n\n');

/** What employers and candidates have written to each other, oldest first. */
export const threads: Readonly<Record<string, readonly DemoMessage[]>> = {
  [applicationKey('leyla', COORDINATOR)]: [
    {
      ...{ side: 'employer', days_ago: 6.1, with: 'interview' },
      body: lines(
        'Hello Leyla,',
        'Thank you for your application. Nobody has described our flooded courtyards as precisely before, and we’d like to meet you.',
        'To your question: one of the four weekly shifts can be fixed, the others rotate every three weeks.',
        'Tobias Wenger',
      ),
    },
    {
      ...{ side: 'candidate', days_ago: 5.6 },
      body: lines(
        'Dear Mr Wenger,',
        'thank you, I look forward to it. A fixed early shift on Thursdays would help me a lot, because of an evening course.',
        'Leyla Brandt',
      ),
    },
    {
      ...{ side: 'employer', days_ago: 0.85, is_unread: true },
      body: lines(
        'Hello Leyla,',
        'Thursdays are no problem. I’ve had to move our meeting: the district desk is quieter at that hour, and you’ll see more. Does the new time suit you?',
        'Tobias Wenger',
      ),
    },
  ],
  [applicationKey('noor', COORDINATOR)]: [
    {
      ...{ side: 'employer', days_ago: 8.9, with: 'interview' },
      body: lines(
        'Hello Noor,',
        'We’d like to get to know you. Come and see how we plan a day, and tell us where you would have planned it differently.',
        'Tobias Wenger',
      ),
    },
    {
      ...{ side: 'candidate', days_ago: 0.2, is_unread: true },
      body: lines(
        'Hello Mr Wenger,',
        'I’ll come straight from a night shift, so I may ask for a coffee first. Shall I bring my references on paper?',
        'Noor Haddad',
      ),
    },
  ],
  [applicationKey('olena', COORDINATOR)]: [
    {
      ...{ side: 'employer', days_ago: 2.8, with: 'accepted' },
      body: lines(
        'Hello Olena,',
        'Good news: we’d like to offer you the position of Operations Coordinator, Berlin North. The table that everybody trusts is yours to build.',
        'I’ll send you the contract this week. If you’d like to talk anything over before that, just reply here.',
        'Tobias Wenger',
      ),
    },
    {
      ...{ side: 'candidate', days_ago: 2.4 },
      body: lines(
        'Dear Mr Wenger,',
        'I’m very glad. I can start on any day you name, and I have only one question: are there two weeks in summer when I could visit my parents?',
        'Olena Hrytsenko',
      ),
    },
    {
      ...{ side: 'employer', days_ago: 2.2 },
      body: 'Of course. Put them into the rota in your first week, and they’re yours.',
    },
  ],
  [applicationKey('mateusz', COORDINATOR)]: [
    {
      ...{ side: 'employer', days_ago: 8 },
      body: lines(
        'Hello Mateusz,',
        'The course is paid, and it’s in working time. We’re still reading applications and will write to you here by the end of the month.',
        'Tobias Wenger',
      ),
    },
  ],
  [applicationKey('jonas', COORDINATOR)]: [
    {
      ...{ side: 'employer', days_ago: 10.744, with: 'rejected' },
      body: lines(
        'Hello Jonas,',
        'Thank you for applying for Operations Coordinator, Berlin North. This time we’ve decided to go ahead with other candidates.',
        'We read with pleasure how you see a good tour from the driver’s seat, and we wish you all the best.',
        'Fernwick Mobility',
      ),
    },
  ],
  [applicationKey('yusuf', 'fernwick: Cargo Bike Mechanic')]: [
    {
      ...{ side: 'employer', days_ago: 6, with: 'interview' },
      body: 'Hi Yusuf,\n\nthe trial day you suggest is a good idea. Two hours are enough for us; let’s say in a week.\n\nTobias',
    },
    {
      ...{ side: 'candidate', days_ago: 0.6, is_unread: true },
      body: 'Hi Tobias,\n\nmay I bring my own torque wrench? I trust it.\n\nYusuf',
    },
  ],
  [applicationKey('leyla', 'polderline: Transport Planner, Benelux')]: [
    {
      ...{ side: 'employer', days_ago: 1.1, is_unread: true },
      body: lines(
        'Dear Leyla,',
        'Three questions, late things and whom to call first: you have understood our morning. Before we go on, could you tell me when you could be in Rotterdam?',
        'Sander Hoekema',
      ),
    },
  ],
  [applicationKey('leyla', 'plainwater: Quality Engineer, Tariffs and Invoices')]: [
    {
      ...{ side: 'employer', days_ago: 4.978, with: 'interview' },
      body: 'Dear Leyla,\n\nfour errors that nobody had noticed is four more than most people find. Let’s talk by video; everyone here works from home.\n\nMiriam Osei',
    },
    {
      ...{ side: 'candidate', days_ago: 4.6 },
      body: 'Dear Ms Osei,\n\nI’d be glad to. I’ll have the four with me, without names.\n\nLeyla Brandt',
    },
  ],
  [applicationKey('leyla', 'ledgerwell: Support Specialist, Credit Unions')]: [
    {
      ...{ side: 'employer', days_ago: 4.808, with: 'rejected' },
      body: lines(
        'Hello Leyla,',
        'Thank you for applying for Support Specialist, Credit Unions, and for the time and care you put into it. This time we’ve decided to go ahead with other candidates.',
        'We wish you all the best with your search.',
        'Ledgerwell',
      ),
    },
  ],
  [applicationKey('leyla', 'mavikiyi: Müşteri Destek Uzmanı')]: [
    {
      ...{ side: 'employer', days_ago: 2.1, with: 'accepted' },
      body: lines(
        'Merhaba Leyla,',
        'Size güzel bir haberimiz var: “Müşteri Destek Uzmanı” pozisyonunu size teklif etmek istiyoruz. Taşınmanız için bir ay süre tanıyabiliriz.',
        'Sözleşmeyi bu hafta içinde göndereceğim.',
        'Barış Tunalıgil',
      ),
    },
    {
      ...{ side: 'candidate', days_ago: 1.7 },
      body: 'Merhaba Barış Bey,\n\nçok sevindim, teşekkür ederim. Sözleşmeyi bekliyorum; bir ay bana yeter.\n\nLeyla Brandt',
    },
  ],
  [applicationKey('leyla', 'karayelyolu: Operasyon Uzmanı')]: [
    {
      ...{ side: 'employer', days_ago: 3.5, with: 'hired' },
      body: 'Merhaba Leyla Hanım,\n\naramıza hoş geldiniz. İlk gününüz için giriş kartınız hazır; güvenlikten almanız yeterli.\n\nSelçuk Demirbağ',
    },
  ],
};
