/** A valid id that no record has. */
export const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000';
