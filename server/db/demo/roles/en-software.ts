import type { DemoRole } from '../types.ts';

/** Software, product and customer support, in English. */
export const softwareRolesEn = {
  'backend-engineer': {
    paragraphs: [
      'You would own services from the first sketch to the night when they page somebody. Our code is mostly TypeScript and Go on PostgreSQL; changes are small, reviewed the same day, and released when they are ready.',
      'Engineers at {company} talk to the people who use what they build at least once a month. You will sit in on a support shift in your first two weeks, and again every quarter.',
    ],
    requirements: [
      'Several years of building and running services that other people depend on',
      'Confident SQL, including reading a query plan',
      'Experience with one typed language, and the patience to learn ours',
      'Clear written English',
    ],
    responsibilities: [
      'Design, build and run services and their APIs',
      'Review the changes of three or four colleagues each week',
      'Keep migrations reversible and alerts meaningful',
      'Share one on-call week in six, paid separately',
    ],
    skills: ['TypeScript', 'Go', 'PostgreSQL', 'API design'],
  },
  'frontend-engineer': {
    paragraphs: [
      'Many of the people who use our screens do so on old hardware or in bad light. We measure how long a page takes on such a machine and treat a slow one as a bug.',
      'You will work next to a designer from the first conversation on. We write React and TypeScript, test through the accessible names of things, and keep the number of dependencies low.',
    ],
    requirements: [
      'Solid HTML, CSS and TypeScript, and two years or more with React or a relative of it',
      'Working knowledge of accessibility, tested with a keyboard and a screen reader',
      'An eye for the empty, the slow and the failed state of a screen',
    ],
    responsibilities: [
      'Build and maintain screens and shared components',
      'Write tests that a user would recognise',
      'Keep loading times within the agreed budget',
      'Explain trade-offs to designers and product managers in plain words',
    ],
    skills: ['React', 'TypeScript', 'Accessibility', 'CSS'],
  },
  'mobile-engineer': {
    paragraphs: [
      'The app has to work outdoors, in the rain, with gloves and a poor connection. That makes it a small app with many careful details, and we would like to keep it small.',
      'The team is five people: three engineers, a designer and a tester. Releases go out every second week, to one city first.',
    ],
    requirements: [
      'Apps of yours in use by people you have never met',
      'Kotlin or Swift, and willingness to work in the other one',
      'Experience with Bluetooth, location or payments is useful',
    ],
    responsibilities: [
      'Develop features for Android and iOS',
      'Follow crashes and battery use after each release',
      'Agree on interfaces with the backend team before building on them',
    ],
    skills: ['Kotlin', 'Swift', 'Bluetooth', 'Mobile testing'],
  },
  'data-analyst': {
    paragraphs: [
      'You answer questions for people who decide things: how many to order, where to open, what to stop doing. A good answer here is a page long, states how sure you are, and names the data that is missing.',
      'Data lives in one PostgreSQL warehouse with models under version control. You will spend about half your time on requests and half on making the next request easier.',
    ],
    requirements: [
      'Good SQL and one of Python or R',
      'Practical statistics: samples, intervals, when not to draw a conclusion',
      'Experience of presenting figures to people who do not work with them daily',
    ],
    responsibilities: [
      'Turn vague questions into ones that data can answer',
      'Maintain data models, their tests and their descriptions',
      'Publish a short monthly report and keep its definitions stable',
    ],
    skills: ['SQL', 'Python', 'Statistics', 'Data modelling'],
  },
  'platform-engineer': {
    paragraphs: [
      'You look after the ground that the other engineers stand on: builds, deployments, databases, monitoring and the bill for all of it. We prefer boring tools that one tired person can understand at night.',
      'Last year we had four incidents that customers noticed. Each has a written review that anyone can read, and you will be expected to add to that habit.',
    ],
    requirements: [
      'Experience of running Linux and PostgreSQL in production',
      'Infrastructure described in code, with Terraform or a similar tool',
      'Enough programming to fix the cause rather than restart the symptom',
    ],
    responsibilities: [
      'Operate and improve the deployment pipeline',
      'Test restores from backup every month',
      'Lead incident reviews without blame',
      'Keep hosting costs visible and justified',
    ],
    skills: ['Linux', 'PostgreSQL', 'Terraform', 'Observability'],
  },
  'qa-engineer': {
    paragraphs: [
      'You find out what the software really does before our customers find out. That means reading, asking, trying things by hand, and automating what is worth repeating.',
      'Testers at {company} join a feature when it is an idea, and have a say in whether it ships.',
    ],
    requirements: [
      'Two years or more in testing, exploratory and automated',
      'Able to write and maintain browser tests that do not flake',
      'Bug reports that others can follow without asking back',
    ],
    responsibilities: [
      'Plan and carry out tests for each release',
      'Own the automated end-to-end suite',
      'Work with support to trace reported faults',
    ],
    skills: ['Exploratory testing', 'Playwright', 'SQL', 'Test planning'],
  },
  'security-engineer': {
    paragraphs: [
      'You help sixty engineers to make decisions that hold up: threat models for new features, reviews of risky changes, and a sane answer when a scanner reports four hundred findings.',
      'The role is hands-on. You will write fixes yourself, run the bug bounty, and prepare the yearly audit together with compliance.',
    ],
    requirements: [
      'Experience in application or cloud security, and before that in building software',
      'Good knowledge of authentication, authorisation and common web weaknesses',
      'A calm manner in incidents',
    ],
    responsibilities: [
      'Review designs and changes that touch money or personal data',
      'Run the disclosure programme and answer researchers within two days',
      'Train new engineers in their first month',
    ],
    skills: ['Application security', 'Threat modelling', 'Incident response', 'Cloud security'],
  },
  'engineering-manager': {
    paragraphs: [
      'You would lead a team of six to eight engineers. Your calendar belongs mostly to them: one-to-ones every week, hiring, pay reviews, and keeping the plan small enough to be true.',
      'We ask managers to stay close to the code by reviewing and by fixing small things, without becoming the person whom everything waits for.',
    ],
    requirements: [
      'At least two years of leading engineers, including a difficult conversation or two',
      'A background in building and running software',
      'Experience of hiring fairly and of letting a project go',
    ],
    responsibilities: [
      'Lead, develop and hire the team',
      'Agree on quarterly goals with product and design',
      'Report progress and problems plainly and early',
    ],
    skills: ['Leadership', 'Hiring', 'Software architecture', 'Planning'],
  },
  'product-designer': {
    paragraphs: [
      'You will take features from a first conversation with users to the details of an error message. We draw in Figma, prototype in code when it is quicker, and test with five people before we argue.',
      'You would work closely with two other designers. There is a design system to extend, and a backlog of old screens that deserve better.',
    ],
    requirements: [
      'A portfolio with two or three pieces of work, including what went wrong',
      'Experience with interfaces for daily work rather than for marketing',
      'Knowledge of accessibility and of writing for interfaces',
    ],
    responsibilities: [
      'Run interviews and usability tests',
      'Design flows, screens and their texts',
      'Extend the design system together with frontend engineers',
    ],
    skills: ['Interaction design', 'Figma', 'Usability testing', 'Interface writing'],
  },
  'product-manager': {
    paragraphs: [
      'You decide, with a team of engineers and a designer, what gets built next and what does not get built at all. You keep the reasons written down where everyone can read them.',
      'A third of your week goes to customers: visits, calls, and reading what they write to support.',
    ],
    requirements: [
      'Three years or more of product work with a development team',
      'Comfort with data, contracts and the phrase "not this year"',
      'Experience in a regulated or public-service field is helpful',
    ],
    responsibilities: [
      'Maintain a plan that fits on one page',
      'Write short briefs with a measurable aim',
      'Prepare launches with support, sales and legal',
    ],
    skills: ['Product discovery', 'Prioritisation', 'Customer interviews', 'Analytics'],
  },
  'support-specialist': {
    paragraphs: [
      'You answer people who are stuck, by mail, chat and sometimes by phone. There are no scripts and no limit on handling time; what counts is whether the person has to write again.',
      'The team looks after its own help pages, so you also get to remove the cause of a question.',
    ],
    requirements: [
      'Experience in helping customers, in any trade',
      'Friendly, precise writing in English; a second language is welcome',
      'Curiosity about how things work',
    ],
    responsibilities: [
      'Answer customers and follow a case through to its end',
      'Reproduce faults and hand them to engineers with the right details',
      'Write and update help pages',
    ],
    skills: ['Customer support', 'Writing', 'Troubleshooting'],
  },
  'technical-writer': {
    paragraphs: [
      'Our readers are operators who open the manual when something is wrong. You will write for them: installation guides, release notes, API reference and the short texts inside the product.',
      'You work from the source, ask engineers directly, and try every procedure yourself before you publish it.',
    ],
    requirements: [
      'Published documentation that we can read',
      'Ability to read code and use the command line',
      'Experience with documentation kept in version control',
    ],
    responsibilities: [
      'Write, test and maintain the documentation',
      'Edit what engineers write',
      'Watch which pages fail their readers, and repair them',
    ],
    skills: ['Technical writing', 'Markdown', 'Git', 'Editing'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;
