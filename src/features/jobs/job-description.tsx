import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '#src/contract/jobs/job.ts';
import { safeWebUrl } from '#src/lib/safe-path.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';

const linkClass = 'link inline-flex items-center gap-2';

/**
 * The employer's texts about the job and the company; a preview doesn't link to their other jobs (rules SEARCH-9 and
 * JOBPAGE-1).
 */
export function JobDescription({ job, isPreview = false }: { job: Job; isPreview?: boolean }) {
  const { t } = useLingui();
  const website = safeWebUrl(job.employer?.company_website ?? '');
  return (
    <div className="grid gap-8">
      {job.description && (
        <Section title={t`Job description`}>
          <TextBlock text={job.description} />
        </Section>
      )}
      {job.responsibilities && (
        <Section title={t`Responsibilities`}>
          <TextBlock asList text={job.responsibilities} />
        </Section>
      )}
      {job.requirements && (
        <Section title={t`Requirements`}>
          <TextBlock asList text={job.requirements} />
        </Section>
      )}
      {job.required_skills.length > 0 && (
        <Section title={t`Required skills`}>
          <ul className="flex flex-wrap gap-2">
            {job.required_skills.map((skill) => (
              <li key={skill}>
                <Badge>{skill}</Badge>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {job.benefits.length > 0 && (
        <Section title={t`Benefits`}>
          <ul className="grid gap-2 sm:grid-cols-2">
            {job.benefits.map((benefit) => (
              <li key={benefit} className="flex items-start gap-2.5">
                <Icon name="check" width="18" height="18" className="mt-1 shrink-0 text-success" />
                {benefit}
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t`About the company`}>
        <TextBlock
          text={job.employer?.company_description || t`No company description available.`}
        />
        <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          {website && (
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={linkClass}
            >
              <Icon name="link" width="18" height="18" />
              <Trans>Visit website</Trans>
            </a>
          )}
          {!isPreview && job.company_name && (
            <Link to="/jobs" search={{ company: job.company_name }} className={linkClass}>
              <Icon name="search" width="18" height="18" />
              <Trans>More jobs at this company</Trans>
            </Link>
          )}
        </div>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-22">{title}</h2>
      {children}
    </section>
  );
}
