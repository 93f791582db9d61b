/** Occupations that one word stands for. */

const CODERS = 'software-engineer backend-developer frontend-developer fullstack-developer';
const words = (text: string) => text.split(' ');

export const DEVELOPERS = words(
  `${CODERS} dotnet-developer java-developer mobile-developer embedded-engineer game-developer`,
);

const INDUSTRY_ENGINEERS = words(
  'mechanical-engineer electrical-engineer civil-engineer chemical-engineer industrial-engineer quality-engineer automation-engineer electronics-engineer sales-engineer environmental-engineer food-engineer agricultural-engineer',
);

export const ENGINEERS = [
  ...INDUSTRY_ENGINEERS,
  ...DEVELOPERS,
  ...words(
    'qa-engineer devops-engineer network-engineer security-engineer data-engineer ml-engineer',
  ),
];

export const TEACHERS = words(
  'primary-teacher math-teacher english-teacher music-teacher nursery-teacher special-teacher',
);

export const DRIVERS = words('truck-driver delivery-driver bus-driver taxi-driver');

export const DESIGNERS = words(
  'graphic-designer ux-designer web-designer interior-architect fashion-designer',
);

export const SELLERS = words(
  'sales-assistant sales-representative software-sales sales-manager sales-engineer key-account-manager',
);

export const MARKETERS = words('marketing-manager digital-marketer social-media-manager');
