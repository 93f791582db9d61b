import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Education, Experience } from '#src/contract/profiles/profile.ts';
import type {
  ProfilePart,
  ProfileSnapshot as Snapshot,
} from '#src/contract/profiles/profile-snapshot.ts';
import { experienceLevelLabels } from '#src/entities/job/labels.ts';
import { Badge } from '#src/ui/badge.tsx';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { type Dated, Period } from './period.tsx';
import { profilePartLabels } from './profile-part-labels.ts';

/** The parts of the candidate's profile stored in an application. */
export function ProfileSnapshot({ snapshot }: { snapshot: Snapshot }) {
  const { i18n } = useLingui();
  const { title, location, experience_level, skills, experience, education } = snapshot;
  const label = (part: ProfilePart) => i18n._(profilePartLabels[part]);
  return (
    <div className="grid gap-4">
      {(title || location || experience_level) && (
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {title && (
            <DescriptionItem term={label('title')}>
              <bdi>{title}</bdi>
            </DescriptionItem>
          )}
          {location && (
            <DescriptionItem term={label('location')}>
              <bdi>{location}</bdi>
            </DescriptionItem>
          )}
          {experience_level && (
            <DescriptionItem term={label('experience_level')}>
              {i18n._(experienceLevelLabels[experience_level])}
            </DescriptionItem>
          )}
        </dl>
      )}
      {(skills ||
        experience ||
        snapshot.experience_text ||
        education ||
        snapshot.education_text) && (
        <dl className="grid gap-4">
          {skills && (
            <DescriptionItem term={label('skills')}>
              <span className="mt-1 flex flex-wrap gap-1.5">
                {skills.map((skill) => (
                  <Badge key={skill}>{skill}</Badge>
                ))}
              </span>
            </DescriptionItem>
          )}
          {(experience || snapshot.experience_text) && (
            <DescriptionItem term={label('experience')}>
              <ExperienceEntries entries={experience} text={snapshot.experience_text} />
            </DescriptionItem>
          )}
          {(education || snapshot.education_text) && (
            <DescriptionItem term={label('education')}>
              <EducationEntries entries={education} text={snapshot.education_text} />
            </DescriptionItem>
          )}
        </dl>
      )}
    </div>
  );
}

type EntriesProps<One> = { entries: readonly One[] | undefined; text: string | undefined };

export function ExperienceEntries(props: EntriesProps<Experience>) {
  return (
    <Entries {...props}>
      {(entry) => (
        <Entry
          name={entry.title}
          place={[entry.company, entry.location]}
          text={entry.description}
          entry={entry}
        />
      )}
    </Entries>
  );
}

export function EducationEntries(props: EntriesProps<Education>) {
  return (
    <Entries {...props}>
      {(entry) => (
        <Entry name={entry.degree} place={[entry.institution, entry.field]} entry={entry} />
      )}
    </Entries>
  );
}

function Entries<One>({
  entries = [],
  text,
  children,
}: EntriesProps<One> & { children: (entry: One) => ReactNode }) {
  return (
    <>
      {entries.length > 0 && (
        <ul className="grid gap-4">
          {entries.map((entry, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and may be alike
            <li key={index}>{children(entry)}</li>
          ))}
        </ul>
      )}
      {text && <TextBlock heading="h4" text={text} className="mt-2" />}
    </>
  );
}

function Entry({
  name,
  place,
  text,
  entry,
}: {
  name: string;
  place: readonly string[];
  text?: string;
  entry: Dated;
}) {
  return (
    <div dir="auto">
      <p className="font-medium">{name}</p>
      <p>
        <Dotted>{place.filter(Boolean)}</Dotted>
      </p>
      <Period entry={entry} />
      {text && <TextBlock heading="h4" text={text} className="mt-1 text-14" />}
    </div>
  );
}
