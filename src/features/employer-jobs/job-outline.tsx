import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import type { JobInput } from '#src/contract/jobs/job-input.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { SectionOutline } from '#src/ui/section-outline.tsx';
import { jobFormFields, jobFormSections } from './job-form-fields.ts';
import {
  type OutlinedSection,
  outlineForm,
  REQUIRED_FIELDS,
  sectionId,
} from './job-form-outline.ts';
import type { JobForm } from './job-form-schema.ts';

/** Links to the form's sections with what each still needs; below 1280 px one line of progress (rule POST-9). */
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
    <div className="sticky top-(--bar) z-10 -mx-(--gutter) self-start bg-canvas px-(--gutter) py-3 max-xl:border-line max-xl:border-b sm:mx-0 sm:px-0 lg:max-xl:col-span-2 xl:top-[calc(var(--bar)+1.5rem)] xl:z-auto xl:py-0">
      <div className="flex items-center gap-3 xl:mb-4 xl:grid xl:gap-2">
        <ProgressBar
          label={t`Required fields filled in`}
          value={done}
          max={total}
          className="h-1.5 w-full min-w-0 flex-1"
        />
        <p
          className={classNames(
            'text-13 tabular xs:shrink-0',
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
      <SectionOutline
        label={t`Sections of this form`}
        className="max-xl:hidden"
        sections={sections.map((one) => ({
          id: sectionId(one.section),
          title: i18n._(jobFormSections[one.section]),
          state: stateOf(one),
          note: <Needs {...one} />,
        }))}
      />
    </div>
  );
}

const stateOf = ({ wrong, missing, isOptional, hasContent }: OutlinedSection) => {
  if (wrong.length > 0) return 'wrong';
  return missing.length === 0 && (hasContent || !isOptional) ? 'done' : 'open';
};

/** Lists what the section still needs. */
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
