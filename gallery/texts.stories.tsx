import type { Meta } from '@storybook/react-vite';
import { AnswerList } from '#src/entities/application/answer-list.tsx';
import { Timeline } from '#src/entities/application/application-timeline.tsx';
import { AnswerBadge, InterviewFacts } from '#src/entities/interview/interview-facts.tsx';
import { JoinLink } from '#src/entities/interview/join-link.tsx';
import { CompletenessBar } from '#src/entities/profile/completeness-bar.tsx';
import { Period } from '#src/entities/profile/period.tsx';
import {
  EducationEntries,
  ExperienceEntries,
  ProfileSnapshot,
} from '#src/entities/profile/profile-snapshot.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { DescriptionItem } from '#src/ui/description-item.tsx';
import { Page, PageHeading, PageTitle } from '#src/ui/page.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { EditableSetting, Setting } from '#src/ui/setting.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';
import { StructuredData } from '#src/ui/structured-data.tsx';
import { TableOfContents } from '#src/ui/table-of-contents.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { application, interview, WORDS } from './samples.ts';

export default { title: 'Texts' } satisfies Meta;

export const Texts = () => (
  <>
    <TextBlock text={WORDS} />
    <TextBlock text={WORDS} asList />
    <Period entry={{ start_date: '2020-01', end_date: '2024-06', current: false }} />
    <Period entry={{ start_date: '2020-01', end_date: '', current: true }} />
    <dl>
      <DescriptionItem term="Salary">€ 40,000</DescriptionItem>
    </dl>
    <SidePanel label="Your job">Beside a text.</SidePanel>
  </>
);

export const Settings = () => (
  <>
    <TableOfContents
      label="On this page"
      sections={[
        { id: 'email', title: 'Email' },
        { id: 'password', title: 'Password' },
      ]}
    />
    <Setting id="email" title="Email" text="You log in as ayse@example.com." action="Change" />
    <Setting id="two-step" title="Two-step login" badge={<Badge tone="success">On</Badge>} />
    <EditableSetting
      id="password"
      title="Password"
      label="Change password"
      form={() => <p>The form.</p>}
    />
  </>
);

export const Screens = () => (
  <Page title="A screen" lead="Below its heading.">
    <PageHeading>Another heading</PageHeading>
    <PageTitle title="A screen" />
    <PageHead title="A screen" description="What it is about." isIndexed params={[]} />
    <StructuredData data={false} />
  </Page>
);

export const Applications = () => (
  <>
    <Timeline application={application} reader="candidate" />
    <Timeline application={application} reader="employer" />
    <InterviewFacts interview={interview} />
    <JoinLink link="https://meet.example/baker" className="link" />
    {(['none', 'confirmed', 'declined', 'other_time'] as const).map((answer) => (
      <span key={answer}>
        <AnswerBadge answer={answer} />
      </span>
    ))}
    <AnswerList
      answers={[
        { question: 'a', text: 'Do you drive?', kind: 'yes_no', value: true },
        { question: 'b', text: 'How far?', kind: 'number', value: 1234.5 },
        { question: 'c', text: 'Why?', kind: 'long', value: 'I like bread.' },
      ]}
    />
    <ProfileSnapshot
      snapshot={{
        title: 'Baker',
        location: 'Izmir',
        skills: ['Bread', 'Patience'],
        experience_text: 'Five years.',
        education_text: 'School of bread.',
      }}
    />
    <CompletenessBar missing={3} />
    <ExperienceEntries
      text={undefined}
      entries={[
        {
          company: 'Fırın',
          title: 'Baker',
          location: 'Izmir',
          description: 'Sourdough.',
          start_date: '2020-03-01',
          end_date: '',
          current: true,
        },
      ]}
    />
    <EducationEntries
      text={undefined}
      entries={[
        {
          institution: 'School of bread',
          degree: 'Master baker',
          field: 'Baking',
          start_date: '2018-09-01',
          end_date: '2020-02-01',
          current: false,
        },
      ]}
    />
  </>
);
