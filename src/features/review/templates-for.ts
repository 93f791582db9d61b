import type { MessageTemplate, TemplateKind } from '../../contract/application-message.ts';
import type { SettableStatus } from '../../contract/enumerations.ts';

const KINDS: Partial<Record<SettableStatus, TemplateKind>> = {
  reviewed: 'next_step',
  rejected: 'rejection',
  hired: 'offer',
};

/** The kind of message that goes with a status. */
export const kindFor = (status: SettableStatus | undefined): TemplateKind =>
  (status && KINDS[status]) ?? 'next_step';

/** The templates, those of the reader's language first, among them those for the status. */
export const templatesFor = (
  templates: readonly MessageTemplate[],
  language: string,
  status: SettableStatus | undefined,
): MessageTemplate[] => {
  const kind = status && KINDS[status];
  const rank = (template: MessageTemplate) =>
    (template.language === language ? 0 : 2) + (template.kind === kind ? 0 : 1);
  return templates.toSorted((one, other) => rank(one) - rank(other));
};
