import type { Meta } from '@storybook/react-vite';
import { APPLICATION_FILTERS } from '#src/contract/applications/statuses.ts';
import { StatusBadge } from '#src/entities/application/status-badge.tsx';
import { StatusCounts } from '#src/entities/application/status-counts.tsx';
import { UnreadBadge } from '#src/entities/application/unread-badge.tsx';
import { CompanyLogo } from '#src/entities/job/company-logo.tsx';
import { Announcement } from '#src/ui/announcement.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Dotted } from '#src/ui/dotted.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Scene } from '#src/ui/scene.tsx';
import { scenes } from '#src/ui/scenes.ts';
import { ShortId } from '#src/ui/short-id.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Wordmark } from '#src/ui/wordmark.tsx';

export default { title: 'Marks' } satisfies Meta;

const TONES = [
  ...(['plain', 'info', 'warning', 'success'] as const),
  ...(['secondary', 'danger', 'solid'] as const),
];

export const Badges = () => (
  <div className="flex flex-wrap gap-2">
    {TONES.map((tone) => (
      <Badge key={tone} tone={tone}>
        {tone}
      </Badge>
    ))}
    <UnreadBadge count={1} />
    <UnreadBadge count={12} />
    {/* For screen readers only. */}
    <Announcement event={1}>Saved.</Announcement>
  </div>
);

export const Statuses = () =>
  (['candidate', 'employer'] as const).map((reader) => (
    <div key={reader} className="flex flex-wrap gap-2">
      {APPLICATION_FILTERS.map((status) => (
        <StatusBadge key={status} status={status} reader={reader} />
      ))}
    </div>
  ));

export const Counts = () =>
  (['candidate', 'employer'] as const).map((reader) => (
    <StatusCounts
      key={reader}
      label={`For the ${reader}`}
      counts={APPLICATION_FILTERS.map((status, index) => ({ status, count: index + 1 }))}
      reader={reader}
      linkTo={(status) => ({ to: '/applications', search: { tab: status } })}
    />
  ));

export const People = () => (
  <div className="flex flex-wrap items-end gap-4">
    <Avatar firstName="Ceren" imageUrl={null} userType="candidate" />
    <Avatar firstName="Emre" imageUrl={null} userType="employer" size="large" />
    <CompanyLogo name="Example Logistics" logoUrl={null} />
    <CompanyLogo name="Fırın" logoUrl={null} size="medium" />
    <CompanyLogo name="Öz Nakliyat" logoUrl={null} size="large" />
  </div>
);

export const Icons = () => (
  <div className="flex flex-wrap gap-4 text-brand">
    <Icon name="arrowLeft" />
    <Icon name="search" />
    {Object.entries(moreIcons).map(([name, icon]) => (
      <Icon key={name} name={icon} />
    ))}
    <Spinner />
  </div>
);

export const Brand = () => (
  <>
    <span className="text-brand">
      <Wordmark ground="surface" />
    </span>
    <span className="bg-navy p-4 text-navy-text">
      <Wordmark ground="navy" />
    </span>
  </>
);

export const Scenes = () =>
  Object.entries(scenes).map(([name, scene]) => (
    <Scene key={name} scene={scene} className="w-full bg-wash" />
  ));

export const Facts = () => (
  <Dotted>
    <bdi>Baker’s Dozen</bdi>
    <bdi>Izmir</bdi>
  </Dotted>
);

export const Ids = () => <ShortId id="0192f3a4-0000-7000-8000-0000009c1f2e" name="Baker" />;
