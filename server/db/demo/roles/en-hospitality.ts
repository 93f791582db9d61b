import type { DemoRole } from '../types.ts';

/** Kitchens, restaurants, hotels and shops, in English. */
export const hospitalityRolesEn = {
  'chef-de-partie': {
    paragraphs: [
      'You will run your own section, order for it, and train the commis beside you. The menu is short, changes with the market, and everyone who cooks it may propose a dish.',
      'Shifts are straight, not split, and everyone cleans down together at the end.',
    ],
    requirements: [
      'Two years or more on the line in a busy kitchen',
      'Clean, quick knife work and good habits with labels and fridges',
      'A kitchen voice that can stay quiet',
    ],
    responsibilities: [
      'Prepare and cook the dishes of your section',
      'Keep stock, waste and allergens under control',
      'Teach the commis and apprentices',
    ],
    skills: ['Line cooking', 'Food safety', 'Ordering', 'Training'],
  },
  'kitchen-assistant': {
    paragraphs: [
      'You keep the kitchen going: pots, deliveries, peeling, cleaning, and a hand where one is needed. Half of our cooks began in this job.',
      'Hours are agreed with you in advance, and we do not call people in on their days off.',
    ],
    requirements: [
      'Physical stamina and punctuality',
      'Basic English or Portuguese',
      'A food hygiene certificate, or willingness to take ours in the first week',
    ],
    responsibilities: [
      'Wash dishes and keep the kitchen clean',
      'Receive and store deliveries',
      'Prepare vegetables and stocks',
    ],
    skills: ['Food hygiene', 'Teamwork', 'Stock handling'],
  },
  baker: {
    paragraphs: [
      'We bake with long ferments and four kinds of flour. The work starts at three and ends before lunch; the ovens are new, the starter is older than most of us.',
      'There are three bakers on a shift, and tasks rotate every week between mixing, shaping and the oven.',
    ],
    requirements: [
      'Training as a baker, or two years in a bakery',
      'Feeling for dough in changing weather',
      'Ability to lift 25 kg',
    ],
    responsibilities: [
      'Mix, shape and bake bread and pastry',
      'Keep production sheets and weights exact',
      'Look after ovens, mixers and the starter',
    ],
    skills: ['Sourdough', 'Viennoiserie', 'Production planning'],
  },
  'restaurant-manager': {
    paragraphs: [
      'You are responsible for the floor, the rota and the result of one house with about seventy seats. The kitchen has its own head, with whom you decide prices and opening days.',
      'We would like someone who still enjoys carrying plates on a full evening.',
    ],
    requirements: [
      'Three years of leading a team in a restaurant or hotel',
      'Confidence with rotas, margins and complaints',
      'Portuguese and English',
    ],
    responsibilities: [
      'Lead a team of fifteen and plan its shifts',
      'Watch costs and report the monthly figures',
      'Look after guests, suppliers and licences',
    ],
    skills: ['Team leadership', 'Cost control', 'Service', 'Rota planning'],
  },
  'hotel-receptionist': {
    paragraphs: [
      'The desk is small and there is nowhere to hide, which most guests come to like. You check people in, carry a bag if need be, and know which bakery is open on Sunday.',
      'Shifts are early, late or night, in a fixed pattern of four days on and two off.',
    ],
    requirements: [
      'English and Portuguese; a third language is welcome',
      'Experience at a desk, in a shop or in a restaurant',
      'Ease with computers and with people who have had a long day',
    ],
    responsibilities: [
      'Check guests in and out, and handle payments',
      'Answer mail and telephone bookings',
      'Hand over shifts in writing',
    ],
    skills: ['Guest service', 'Languages', 'Booking systems'],
  },
  housekeeper: {
    paragraphs: [
      'You lead or join a team of four that looks after rooms, linen and the small things that guests notice. Twelve rooms a day is the limit, and an assistant helps with heavy turns.',
      'The laundry is in the house, and cleaning agents are chosen by the people who use them.',
    ],
    requirements: [
      'Experience in housekeeping or cleaning',
      'An eye for detail and discretion',
      'Readiness to work three weekends a month',
    ],
    responsibilities: [
      'Prepare and check rooms',
      'Keep linen and supplies in order',
      'Report repairs on the day they are seen',
    ],
    skills: ['Housekeeping', 'Quality checks', 'Laundry'],
  },
  bookseller: {
    paragraphs: [
      'You will look after two or three sections of the shop as if they were your own: order, return, display and read. A good week has more conversations than stickers in it.',
      'Every bookseller hosts an event now and then, and has two paid reading hours a week.',
    ],
    requirements: [
      'Wide reading and the ability to recommend a book that you did not like',
      'Retail experience is welcome, not required',
      'Availability on two weekends a month',
    ],
    responsibilities: [
      'Help customers in the shop and by phone',
      'Buy and maintain stock for your sections',
      'Open or close the shop in turn',
    ],
    skills: ['Customer service', 'Merchandising', 'Inventory'],
  },
  'stock-associate': {
    paragraphs: [
      'You receive, shelve, pick and pack. Orders are checked by a second person, and a mistake is a reason to improve the shelf label.',
      'The team is fourteen people with one shift, from eight to half past four. Lifting aids are there and are used.',
    ],
    requirements: [
      'Care with numbers and with things that bend',
      'Ability to lift 20 kg',
      'No experience needed; forklift licence is a plus',
    ],
    responsibilities: [
      'Unpack and shelve deliveries',
      'Pick and pack orders by list and scanner',
      'Help with counts and returns',
    ],
    skills: ['Order picking', 'Packing', 'Inventory'],
  },
  'store-manager': {
    paragraphs: [
      'You run the shop as a small business with a team of eight: stock, people, events and the figures. Head office helps with payroll, leases and anything with a lawyer in it.',
      'You will have a budget for buying that is yours, and we look at it together once a quarter.',
    ],
    requirements: [
      'Two years or more of managing a shop',
      'Fair and forward-looking rota planning',
      'Confidence with margins, returns and stocktakes',
    ],
    responsibilities: [
      'Lead and train the shop team',
      'Plan purchases, displays and events',
      'Answer for sales, wages and stock losses',
    ],
    skills: ['Retail management', 'Buying', 'Team leadership', 'Stocktaking'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;
