import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/button.tsx';
import { IconTextField } from '../../ui/text-field.tsx';

/** Keywords and location; submitting opens the job list with both in its URL. */
export function SearchCard({ title }: { title: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();

  const search = (form: FormData) => {
    const text = (name: string) => {
      const typed = form.get(name);
      return (typeof typed === 'string' && typed.trim()) || undefined;
    };
    return navigate({ to: '/jobs', search: { query: text('query'), location: text('location') } });
  };

  return (
    <search className="block">
      <form
        action={search}
        className="rounded border border-line bg-surface p-5 shadow-raised md:p-6"
      >
        <h2 className="mb-4 text-18">{title}</h2>
        <div className="grid gap-4 md:grid-cols-[1fr_1fr_auto] md:items-end">
          <IconTextField
            label={t`Keywords`}
            name="query"
            type="search"
            icon="search"
            placeholder={t`Job title, skill or company`}
          />
          <IconTextField
            label={t`Location`}
            name="location"
            icon="pin"
            placeholder={t`City or country`}
          />
          <Button type="submit">
            <Trans>Search Jobs</Trans>
          </Button>
        </div>
      </form>
    </search>
  );
}
