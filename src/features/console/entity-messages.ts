import type { MessageDescriptor } from '@lingui/core';
import { msg, select } from '@lingui/core/macro';
import type { ConsoleEntity, ConsoleSort } from '#src/contract/console/console-search.ts';

/** The titles of the console's tabs (rule CONSOLE-2) and dialogs. */

export const tabLabels: Record<ConsoleEntity, MessageDescriptor> = {
  users: msg`Users`,
  jobs: msg`Jobs`,
  applications: msg`Applications`,
  candidates: msg`Candidates`,
  employers: msg`Employers`,
  messages: msg`Messages`,
};

export type DialogMode = 'create' | 'edit' | 'view';

const createTitle = (entity: ConsoleEntity) =>
  msg`Create ${select(entity, {
    users: 'User',
    jobs: 'Job',
    applications: 'Application',
    candidates: 'Candidate',
    employers: 'Employer',
    other: 'Message',
  })}`;
const editTitle = (entity: ConsoleEntity) =>
  msg`Edit ${select(entity, {
    users: 'User',
    jobs: 'Job',
    applications: 'Application',
    candidates: 'Candidate',
    employers: 'Employer',
    other: 'Message',
  })}`;
const viewTitle = (entity: ConsoleEntity) =>
  msg`View ${select(entity, {
    users: 'User',
    jobs: 'Job',
    applications: 'Application',
    candidates: 'Candidate',
    employers: 'Employer',
    other: 'Message',
  })}`;

export const dialogTitle = (mode: DialogMode, entity: ConsoleEntity): MessageDescriptor =>
  ({ create: createTitle, edit: editTitle, view: viewTitle })[mode](entity);

export const sortLabels: Record<ConsoleSort, MessageDescriptor> = {
  '-created_at': msg`Newest first`,
  created_at: msg`Oldest first`,
  name: msg`Name, A to Z`,
  '-name': msg`Name, Z to A`,
  _id: msg`ID, ascending`,
  '-_id': msg`ID, descending`,
};
