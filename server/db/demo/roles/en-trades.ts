import type { DemoRole } from '../types.ts';

/** Logistics, workshops, building and farming, in English. */
export const tradeRolesEn = {
  'operations-coordinator': {
    paragraphs: [
      'You plan the day for drivers, mechanics and street crews, and replan it when the weather, a strike or a football match has other ideas. You are the person who knows what is going on and who tells the others.',
      'We train you in our tools during the first month. People have come to this role from hotels, shops, kitchens, warehouses and call centres, and done well in it.',
    ],
    requirements: [
      'Experience in a job where several things happen at once',
      'Clear and friendly communication in English; German at B1 or the wish to learn it',
      'Confidence with spreadsheets and maps',
      'Readiness to work early and late shifts in turn, one weekend in four',
    ],
    responsibilities: [
      'Plan daily routes and staffing for one district',
      'Answer the crews by phone and chat during the shift',
      'Record what went wrong, and propose one improvement a month',
      'Hand over to the next shift in writing',
    ],
    skills: ['Shift planning', 'Communication', 'Spreadsheets', 'Problem solving'],
  },
  'bike-mechanic': {
    paragraphs: [
      'You repair city bikes and cargo bikes: wheels, brakes, hub motors and locks. About twelve bikes a day pass over each stand, and quality is checked by the next shift.',
      'The workshop is heated, the stands are electric, and tools are provided. You can train as a battery technician after one year.',
    ],
    requirements: [
      'Training as a mechanic, or proof that you can true a wheel',
      'Careful work with electrics',
      'Basic English or the local language',
    ],
    responsibilities: [
      'Diagnose and repair bikes',
      'Record parts and faults in the workshop system',
      'Keep your stand and tools in order',
    ],
    skills: ['Bicycle repair', 'Electrics', 'Quality control'],
  },
  'warehouse-operative': {
    paragraphs: [
      'You pick, load and check goods in a refrigerated hall at two to four degrees. Warm clothing is ours, breaks are taken in a heated room every ninety minutes.',
      'You start with two weeks beside an experienced colleague and can earn the reach-truck certificate in the first half year.',
    ],
    requirements: [
      'Physical fitness and reliability',
      'Dutch, English or Polish well enough to follow safety rules',
      'Readiness for early and late shifts',
    ],
    responsibilities: [
      'Pick and load orders by scanner',
      'Check temperatures and dates',
      'Keep aisles and docks clear',
    ],
    skills: ['Order picking', 'Cold chain', 'Forklift'],
  },
  'lorry-driver': {
    paragraphs: [
      'Rounds start and end at the same depot, so you sleep at home. A tour has eight to fourteen stops, most of them with a tail lift and a pallet truck.',
      'The fleet is at most four years old. Planning asks drivers before it changes a round, and waiting time is paid.',
    ],
    requirements: [
      'Licence C or CE with the driver qualification card',
      'Experience with refrigerated goods is welcome',
      'English or Dutch for delivery papers',
    ],
    responsibilities: [
      'Drive and unload scheduled rounds',
      'Check load, temperature and papers',
      'Carry out the daily vehicle inspection',
    ],
    skills: ['Licence CE', 'Cold chain', 'Tail lift', 'Tachograph'],
  },
  'transport-planner': {
    paragraphs: [
      'You plan tours for thirty to forty vehicles and stay in touch with drivers and shops while they run. Good planning here is quiet: nobody has to phone anybody.',
      'Planning software makes a proposal each night. Your knowledge of docks, schools and market days makes it usable.',
    ],
    requirements: [
      'Experience in transport planning or as a driver',
      'Knowledge of driving and rest times',
      'Calm telephone manner',
    ],
    responsibilities: [
      'Plan and adjust tours',
      'Follow punctuality, mileage and empty runs',
      'Agree delivery windows with customers',
    ],
    skills: ['Route planning', 'Driving-time rules', 'Customer contact'],
  },
  'maintenance-technician': {
    paragraphs: [
      'You keep the buildings running: heating, water, lighting, doors and whatever else squeaks. Larger works are given to contractors, whom you choose and supervise.',
      'The maintenance plan is in good order. There is a budget, and a workshop with daylight.',
    ],
    requirements: [
      'Training in electrics, plumbing or building services',
      'Experience in a hotel, hospital or school',
      'Driving licence',
    ],
    responsibilities: [
      'Carry out planned and urgent repairs',
      'Supervise contractors and inspections',
      'Keep energy and water records',
    ],
    skills: ['Building services', 'Electrics', 'Plumbing'],
  },
  'site-manager': {
    paragraphs: [
      'You run the site from the first fence to the handover. Programme, safety, neighbours and quality are yours, with an assistant, a surveyor and a buyer behind you.',
      'Our sites close at five. Programmes are drawn up with the site manager and include the days on which it rains.',
    ],
    requirements: [
      'Five years or more on building sites, two of them in charge',
      'Site safety qualification for managers and first aid',
      'Experience with timber or retrofit is an advantage',
    ],
    responsibilities: [
      'Plan and lead the works of own staff and subcontractors',
      'Hold briefings and enforce safety',
      'Keep the diary, the programme and the quality records',
      'Speak with clients, neighbours and inspectors',
    ],
    skills: ['Site management', 'Health and safety', 'Programming', 'Timber construction'],
  },
  carpenter: {
    paragraphs: [
      'You will work on timber frames, roofs, stairs and windows, partly in our workshop and partly on site. Most jobs are within an hour of the yard.',
      'Gangs are three people with one van and stay together through a job. Apprentices learn with you, which means that you will be asked why.',
    ],
    requirements: [
      'Qualification as a carpenter or joiner',
      'Accurate work from drawings',
      'Site safety card',
    ],
    responsibilities: [
      'Make, fit and repair timber work',
      'Measure and order material for your job',
      'Teach apprentices safe ways of working',
    ],
    skills: ['Carpentry', 'Timber framing', 'Reading drawings'],
  },
  'quantity-surveyor': {
    paragraphs: [
      'You look after the money of three or four projects: tenders, valuations, variations and the final account. Clients are mostly public bodies who want to see how a figure came about.',
      'You will be on site at least one day a week, because quantities look different there.',
    ],
    requirements: [
      'Degree or diploma in quantity surveying',
      'Working knowledge of common building contracts',
      'Sound spreadsheets',
    ],
    responsibilities: [
      'Prepare tenders and monthly valuations',
      'Agree variations fairly and in time',
      'Report cost forecasts to the project director',
    ],
    skills: ['Cost management', 'Building contracts', 'Measurement'],
  },
  electrician: {
    paragraphs: [
      'You install and test power, lighting and controls in new and old buildings. Drawings are issued before the work starts and changes come in writing.',
      'You work in pairs, with an apprentice on larger jobs, and carry your own test equipment, which we calibrate each year.',
    ],
    requirements: [
      'Full electrical qualification and current wiring regulations',
      'Experience of inspection and testing',
      'Driving licence',
    ],
    responsibilities: [
      'Install, test and certify electrical work',
      'Find faults and explain them',
      'Keep test records complete',
    ],
    skills: ['Electrical installation', 'Inspection and testing', 'Fault finding'],
  },
  agronomist: {
    paragraphs: [
      'You walk the fields in the morning and write advice before lunch. You decide with the section managers on varieties, feeding, and on when to spray and when to wait.',
      'We scout for pests every week and release beneficial insects on most of the area; residues have been below detection for three seasons.',
    ],
    requirements: [
      'Degree in agronomy, horticulture or crop protection',
      'Two years or more in vegetables, herbs or flowers under irrigation',
      'Good records and good boots',
    ],
    responsibilities: [
      'Plan crops, nutrition and protection for your sections',
      'Train scouts and read their reports',
      'Run variety and irrigation trials',
    ],
    skills: ['Crop protection', 'Fertigation', 'Field trials', 'Record keeping'],
  },
  'farm-supervisor': {
    paragraphs: [
      'You lead a section of forty to sixty people through planting, care and harvest. Targets are set with you, and nobody is paid by the piece.',
      'Supervisors have a weekly hour with the farm manager and a monthly one with the elected staff committee.',
    ],
    requirements: [
      'Certificate or diploma in agriculture',
      'Experience of leading a team in the field or a packhouse',
      'English and Swahili',
    ],
    responsibilities: [
      'Plan and supervise the daily work',
      'Keep attendance, harvest and safety records',
      'Train new staff',
    ],
    skills: ['Team supervision', 'Harvest planning', 'Work safety'],
  },
  'quality-controller': {
    paragraphs: [
      'You check that what leaves us is what we promised: size, temperature, label, residue. When it is not, you may stop the line, and the manager will thank you.',
      'The laboratory next to the hall does quick tests; everything else goes to a certified partner.',
    ],
    requirements: [
      'Diploma in food science or several years in quality control',
      'Knowledge of a food safety standard',
      'Steady attention and a sense of proportion',
    ],
    responsibilities: [
      'Inspect goods at intake and dispatch',
      'Keep traceability and calibration records',
      'Prepare audits and follow up findings',
    ],
    skills: ['Food safety', 'HACCP', 'Traceability', 'Auditing'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;
