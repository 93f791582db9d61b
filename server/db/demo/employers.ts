import { employersEn } from './employers-en.ts';
import { employersTr } from './employers-tr.ts';

/** All employers of the demo job market; the first is the demo account. */
export const employers = [...employersEn, ...employersTr] as const;
