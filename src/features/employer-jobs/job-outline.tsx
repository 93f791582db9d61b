import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import type { JobInput } from '../../contract/job-input.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';
import { jobFormFields, jobFormSections } from './job-form-fields.ts';
import {
  type OutlinedSection,
  outlineForm,
  REQUIRED_FIELDS,
  sectionId,
} from './job-form-outline.ts';
import type { JobForm } from './job-form-schema.ts';

/**
 * The sections of the job form with what each still needs, as links to them; below 1024 px one line that says
 * how far the form is.
 */
export function JobOutline({ control }: { control: Control<JobForm, unknown, JobInput> }) {
  const { t, i18n } = useLingui();
  const { errors } = useFormState({ control });
  const form = useWatch({ control }) as JobForm;
  const sections = outlineForm(form, errors);
  const total = REQUIRED_FIELDS.length;
  const missing = sections.reduce((sum, one) => sum + one.missing.length, 0);
  const wrong = sections.reduce((sum, one) => sum + one.wrong.length, 0);
  const done = total - missing;
  return (
    <div className="sticky top-(--bar) z-10 -mx-(--gutter) self-start bg-canvas px-(--gutter) py-3 max-lg:border-line max-lg:border-b sm:mx-0 sm:px-0 lg:top-[calc(var(--bar)+1.5rem)] lg:z-auto lg:py-0">
      <div className="flex items-center gap-3 lg:mb-4 lg:grid lg:gap-2">
        <progress
          aria-label={t`Required fields filled in`}
          value={done}
          max={total}
          className="h-1.5 w-full min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success"
        />
        <p
          className={classNames(
            'text-13 tabular-nums xs:shrink-0',
            wrong ? 'text-danger' : 'text-muted',
          )}
        >
          {wrong > 0 ? (
            <Plural value={wrong} one="# field to correct" other="# fields to correct" />
          ) : missing > 0 ? (
            <Trans>
              {done} of {total} required fields
            </Trans>
          ) : (
            <Trans>All required fields are filled in</Trans>
          )}
        </p>
      </div>
      <nav aria-label={t`Sections of this form`} className="max-lg:hidden">
        <ol className="grid gap-1">
          {sections.map((one) => (
            <li key={one.section}>
              <a
                href={`#${sectionId(one.section)}`}
                className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 rounded px-2 py-2 text-14 hover:bg-wash"
                onClick={(event) => {
                  // The address stays as it is, so that going back leaves the form.
                  event.preventDefault();
                  document.getElementById(sectionId(one.section))?.focus();
                }}
              >
                <Mark {...one} />
                <span className="min-w-0">
                  <span className="block font-medium text-brand group-hover:underline">
                    {i18n._(jobFormSections[one.section])}
                  </span>
                  <span
                    className={classNames(
                      'block text-13',
                      one.wrong.length > 0 ? 'text-danger' : 'text-muted',
                    )}
                  >
                    <Needs {...one} />
                  </span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}

function Mark({ wrong, missing, isOptional, hasContent }: OutlinedSection) {
  if (wrong.length > 0) return <Icon name="alert" className="mt-0.5 size-4 text-danger" />;
  if (missing.length === 0 && (hasContent || !isOptional))
    return <Icon name="check" className="mt-0.5 size-4 text-success" />;
  return <span className="m-0.5 mt-1 size-3 rounded-full border-2 border-line-strong" />;
}

/** What the section still needs, in words. */
function Needs({ wrong, missing, isOptional, hasContent }: OutlinedSection) {
  const { i18n } = useLingui();
  const labels = (wrong.length > 0 ? wrong : missing).map((name) =>
    i18n._(jobFormFields[name].label),
  );
  const list = new Intl.ListFormat(i18n.locale, { style: 'short', type: 'conjunction' }).format(
    labels,
  );
  if (wrong.length > 0) return <Trans>Check: {list}</Trans>;
  if (missing.length > 0) return <Trans>Missing: {list}</Trans>;
  if (isOptional && !hasContent) return <Trans>Optional</Trans>;
  return <Trans>Done</Trans>;
}
