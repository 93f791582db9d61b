import type { Meta } from '@storybook/react-vite';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { CalendarButton } from '#src/entities/interview/calendar-button.tsx';
import { BackLink } from '#src/ui/back-link.tsx';
import { Button, IconButton } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link, TextLink } from '#src/ui/link.tsx';
import { Menu, MenuAction, MenuLink } from '#src/ui/menu.tsx';
import { nothing } from './samples.ts';

export default { title: 'Buttons' } satisfies Meta;

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

export const Buttons = () =>
  VARIANTS.map((variant) => (
    <div key={variant} className="flex flex-wrap gap-3">
      <Button variant={variant}>Apply</Button>
      <Button variant={variant} size="small">
        Small
      </Button>
      <Button variant={variant} pending>
        Under way
      </Button>
      <Button variant={variant} disabled>
        Disabled
      </Button>
    </div>
  ));

export const OneOfAKind = () => (
  <>
    <IconButton label="Close">
      <Icon name="close" />
    </IconButton>
    <CalendarButton pending={false} onClick={nothing} />
    <CalendarButton pending onClick={nothing} />
    <ConfirmButton
      label="Delete job"
      variant="danger"
      title="Delete this job?"
      confirmLabel="Delete"
      onConfirm={nothing}
    >
      Its applications go with it.
    </ConfirmButton>
    <CopyButton text="GEZD GNBV" failure="Type the key into the app.">
      Copy key
    </CopyButton>
    <Menu label="Account of Ceren" button="Ceren">
      <MenuLink to="/profile">Profile</MenuLink>
      <MenuAction>Logout</MenuAction>
    </Menu>
  </>
);

export const Links = () => (
  <>
    <BackLink to="/">All jobs</BackLink>
    <Link to="/" className="text-link underline">
      A link
    </Link>
    <TextLink to="/">A link in a text</TextLink>
    <ResumeLink resumeUrl="https://example.com/resume.pdf" pending={false} onOpen={nothing} />
    <ResumeLink resumeUrl="/api/files/resume.pdf" pending onOpen={nothing} />
    <ResumeLink resumeUrl="" pending={false} onOpen={nothing} />
  </>
);
