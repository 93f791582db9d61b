/** The parts of a profile that are edited one at a time: names in the address, the same in every language. */
export const PROFILE_SECTIONS = ['company', 'about', 'work', 'experience', 'education'] as const;
export type SectionName = (typeof PROFILE_SECTIONS)[number];
