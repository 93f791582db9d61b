import { CARE } from './care.ts';
import { ENGINEERING } from './engineering.ts';
import { FINANCE } from './finance.ts';
import { HOSPITALITY } from './hospitality.ts';
import { LAND } from './land.ts';
import { MEDIA } from './media.ts';
import { OFFICE } from './office.ts';
import { PUBLIC } from './public.ts';
import type { Occupation } from './row.ts';
import { SALES } from './sales.ts';
import { SOFTWARE } from './software.ts';
import { TEACHING } from './teaching.ts';
import { TRADES } from './trades.ts';
import { TRANSPORT } from './transport.ts';

/** All occupations that ads are made for. */
export const OCCUPATIONS: readonly Occupation[] = [
  ...[CARE, TEACHING, TRADES, HOSPITALITY, SALES, OFFICE, FINANCE],
  ...[PUBLIC, TRANSPORT, ENGINEERING, SOFTWARE, MEDIA, LAND],
].flat();
