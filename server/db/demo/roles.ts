import { careRolesEn } from './roles/en-care.ts';
import { hospitalityRolesEn } from './roles/en-hospitality.ts';
import { leadershipRolesEn } from './roles/en-leadership.ts';
import { professionRolesEn } from './roles/en-professions.ts';
import { researchRolesEn } from './roles/en-research-and-design.ts';
import { softwareRolesEn } from './roles/en-software.ts';
import { tradeRolesEn } from './roles/en-trades.ts';
import { traineeRolesEn } from './roles/en-trainees.ts';
import { industryRolesTr } from './roles/tr-industry.ts';
import { officeRolesTr } from './roles/tr-office.ts';
import { serviceRolesTr } from './roles/tr-service.ts';
import type { DemoRole } from './types.ts';

const catalog = {
  ...softwareRolesEn,
  ...careRolesEn,
  ...hospitalityRolesEn,
  ...tradeRolesEn,
  ...professionRolesEn,
  ...traineeRolesEn,
  ...leadershipRolesEn,
  ...serviceRolesTr,
  ...industryRolesTr,
  ...officeRolesTr,
  ...researchRolesEn,
} as const;

/** The name of a role, as a row of the job tables gives it. */
export type RoleKey = keyof typeof catalog;

/** The texts that the jobs of one role share. */
export const roles: Readonly<Record<RoleKey, DemoRole>> = catalog;
