import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { namesOf, pick } from '#src/shared/records.ts';
import { Button } from '#src/ui/button.tsx';
import { Confirm } from '#src/ui/confirm.tsx';
import { Form } from '#src/ui/form.tsx';
import { onIntent } from '#src/ui/lazy-component.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { useLeaveGuard } from '#src/ui/use-leave-guard.tsx';
import { EditButton, ProfileCard } from './profile-card.tsx';
import type { SectionName } from './section-names.ts';
import { editButtonId, type SectionFields, useOpenSections } from './use-open-sections.ts';
import type { ProfileFormState } from './use-profile-form.ts';

export type EditableSection<Values extends FieldValues> = SectionFields<Values> & {
  title: string;
  /** The heading of what others read, if it isn't the title, with what is before and below it. */
  heading?: ReactNode;
  picture?: ReactNode;
  lead?: ReactNode;
  /** In the narrow column from 1024 px. */
  isBeside?: boolean;
  /** The saved content as others read it; without any, `emptyText` says what to add (rule PROFILE-8). */
  view: ReactNode;
  emptyText?: string;
  /** The fields. */
  form: ReactNode;
};

/**
 * A profile as others read it, in sections that are edited one at a time, and saved together (rule PROFILE-9). The
 * first section is across, the others in two columns from 1024 px. Asks before losing changes.
 */
export function ProfileEditor<Values extends FieldValues, Output>({
  state,
  sections,
  edit,
  below,
  after,
  beside,
}: {
  state: ProfileFormState<Values, Output>;
  sections: readonly EditableSection<Values>[];
  /** The section that the URL says is being edited. */
  edit: SectionName | undefined;
  /** What follows the first section; `openAt` opens a field. */
  below?: (openAt: ReturnType<typeof useOpenSections<Values, Output>>['openAt']) => ReactNode;
  /** What follows the sections of the wide column. */
  after?: ReactNode;
  /** What follows those of the narrow column. */
  beside: ReactNode;
}) {
  const { t } = useLingui();
  const { form, hasChanges, isRestored, isSaving, hasFailed } = state;
  const { open, changed, openAt, openRefused, close } = useOpenSections(state, sections, edit);
  const place = useRef<HTMLFormElement>(null);
  // Which section's changes the user is about to lose.
  const [asking, setAsking] = useState<EditableSection<Values> | null>(null);

  const leaveDialog = useLeaveGuard(hasChanges, {
    onLeave: () => {
      state.startAgain();
      close(open.filter((name) => name !== edit));
    },
    // Going back closes the section, with what was typed.
    isLeftFor: (search) => edit !== undefined && !('edit' in search || 'tab' in search),
  });

  const save = async (changes: Output) => {
    const result = await state.save(changes);
    if (result.refused) openRefused(result.refused);
    // Not once the page was left.
    else if (result.isDone && place.current) close(open);
  };
  const cancel = ({ name, fields }: EditableSection<Values>) => {
    setAsking(null);
    state.startAgain({ ...form.getValues(), ...pick(state.base.form, fields) });
    close([name]);
  };

  const show = (section: EditableSection<Values>) => {
    const { name, title, fields, heading, picture, lead, view, emptyText } = section;
    if (!open.includes(name))
      return (
        <ProfileCard
          key={name}
          title={heading ?? title}
          picture={picture}
          lead={lead}
          action={
            <EditButton
              id={editButtonId(name)}
              name={title}
              onClick={() => fields[0] && openAt(fields[0])}
            />
          }
        >
          {view || (emptyText && <p className="max-w-prose text-muted">{emptyText}</p>)}
        </ProfileCard>
      );
    return (
      <ProfileCard key={name} title={title} isOpen>
        <div className="grid max-w-prose gap-5">{section.form}</div>
        {hasFailed && (edit ?? open[0]) === name && (
          <Notice tone="danger">
            <Trans>An error occurred while updating your profile.</Trans>
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={isSaving}>
            <Trans>Save changes</Trans>
          </Button>
          <Button
            variant="secondary"
            disabled={isSaving}
            onClick={() => (changed().includes(name) ? setAsking(section) : cancel(section))}
            {...onIntent(Confirm.preload)}
          >
            <Trans>Cancel</Trans>
          </Button>
          <p role="status" className="text-14 text-muted">
            {hasChanges && <Trans>You have unsaved changes.</Trans>}
          </p>
        </div>
      </ProfileCard>
    );
  };
  const [first, ...others] = sections;
  const column = 'grid grid-cols-1 content-start gap-6';

  return (
    <>
      <Form
        ref={place}
        form={form}
        onSubmit={save}
        onRefused={(errors) => openRefused(namesOf(errors))}
        className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div className={`${column} lg:col-span-full`}>
          {isRestored && (
            <Notice>
              <Trans>We’ve restored your unsaved changes.</Trans>
            </Notice>
          )}
          {first && show(first)}
          {below?.(openAt)}
        </div>
        <div className={column}>
          {others.filter(({ isBeside }) => !isBeside).map(show)}
          {after}
        </div>
        <div className={column}>
          {others.filter(({ isBeside }) => isBeside).map(show)}
          {beside}
        </div>
      </Form>
      {asking && (
        <Confirm
          title={t`Discard your changes?`}
          confirmLabel={t`Discard`}
          onConfirm={() => cancel(asking)}
          onCancel={() => setAsking(null)}
        >
          <p>{t`This part of your profile goes back to the last saved version.`}</p>
        </Confirm>
      )}
      {leaveDialog}
    </>
  );
}
