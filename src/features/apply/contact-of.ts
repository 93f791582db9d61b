import type { ApplicationInput } from '../../contract/application-input.ts';
import type { User } from '../../contract/user.ts';
import type { ApplyForm, ApplySize } from './apply-form-schema.ts';

type Contact = Pick<ApplicationInput, 'phone' | 'availability' | 'additional_questions'>;

/**
 * What is sent beside letter and resume: all that the full form asks; with the short one, what was typed
 * on the full one before.
 */
export const contactOf = (
  { phone, availability, additional_questions }: ApplyForm,
  size: ApplySize,
  user: Pick<User, 'phone'>,
): Contact => {
  if (size === 'full') return { phone, availability, additional_questions };
  return {
    ...(phone && phone !== user.phone && { phone }),
    ...(availability && { availability }),
    ...(additional_questions && { additional_questions }),
  };
};
