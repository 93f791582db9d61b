import type { ApiSettings } from '#server/http/dependencies.ts';

/** Whether the deployment wants two-step login of the account (rule TWOSTEP-7). */
export const isTwoStepRequired = (
  { twoStep }: Pick<ApiSettings, 'twoStep'>,
  { is_admin }: { is_admin: boolean },
): boolean => twoStep === 'admins' && is_admin;
