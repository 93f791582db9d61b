import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Education, Experience } from '#src/contract/profiles/profile.ts';
import {
  educationFormSchema,
  emptyEducation,
  emptyExperience,
  experienceFormSchema,
} from './entries.ts';

/** Entry types by the name of their list in the profile. */
export type Entries = { education: Education; experience: Experience };
export type ListName = keyof Entries;

type EntryField<Entry extends FieldValues> = { name: FieldPath<Entry>; label: MessageDescriptor };

/** The differences between the lists of entries. */
export type EntryKind<Entry extends FieldValues> = {
  emptyText: MessageDescriptor;
  addLabel: MessageDescriptor;
  editLabel: MessageDescriptor;
  /** Returns an entry's title, subtitle and longer text. */
  summarize: (entry: Entry, i18n: I18n) => { name: string; detail: string; text?: string };
  blank: Entry;
  schema: StandardSchemaV1<Entry, Entry>;
  /** The one-line fields above the dates in the dialog. */
  lines: readonly (EntryField<Entry> & { optional?: true })[];
  /** The label of the checkbox that omits the end date. */
  currentLabel: MessageDescriptor;
  /** The multi-line field below the dates. */
  text?: EntryField<Entry>;
  /** The field below the list. */
  restLabel: MessageDescriptor;
};

export const entryKinds: { [Name in ListName]: EntryKind<Entries[Name]> } = {
  experience: {
    emptyText: msg`No experience added yet.`,
    addLabel: msg`Add experience`,
    editLabel: msg`Edit experience`,
    summarize: ({ title, company, location, description }) => ({
      name: title,
      detail: location ? `${company} · ${location}` : company,
      text: description,
    }),
    blank: emptyExperience,
    schema: experienceFormSchema,
    lines: [
      { name: 'title', label: msg`Job title` },
      { name: 'company', label: msg`Company name` },
      { name: 'location', label: msg`Location`, optional: true },
    ],
    currentLabel: msg`I currently work here`,
    text: { name: 'description', label: msg`Description` },
    restLabel: msg`Anything else about your experience`,
  },
  education: {
    emptyText: msg`No education added yet.`,
    addLabel: msg`Add education`,
    editLabel: msg`Edit education`,
    summarize: ({ degree, field, institution }, i18n) => ({
      name: field ? i18n._(msg`${degree}, ${field}`) : degree,
      detail: institution,
    }),
    blank: emptyEducation,
    schema: educationFormSchema,
    lines: [
      { name: 'institution', label: msg`Institution` },
      { name: 'degree', label: msg`Degree` },
      { name: 'field', label: msg`Field of study`, optional: true },
    ],
    currentLabel: msg`I’m currently studying here`,
    restLabel: msg`Anything else about your education`,
  },
};
