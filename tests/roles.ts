/** Who looks at a screen, in tests and in the mock. */
export const ROLES = ['visitor', 'candidate', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
