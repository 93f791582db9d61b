import type { TemplateInput } from '../../../src/contract/application-message.ts';

/** What the demo employer has added to the templates that every employer begins with. */
export const OWN_TEMPLATES: readonly TemplateInput[] = [
  {
    ...{ kind: 'next_step', language: 'en', name: 'Trial day in the workshop' },
    body: [
      'Hello {first_name},',
      'We’d like to see you work, and you should see how we do. Would you spend two hours with us in Moabit? There’s a bike to repair, and coffee.',
      'Bring clothes that may get oily. Tools are there, your own are welcome.',
      '{company}',
    ].join('\n\n'),
  },
];
