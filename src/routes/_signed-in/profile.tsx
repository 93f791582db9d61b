import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import { listOwnJobsQuery } from '#src/api/own-jobs.ts';
import { getProfileFailure, getProfileQuery } from '#src/api/profile.ts';
import { getResumeInTab } from '#src/api/uploads.ts';
import type { Profile } from '#src/contract/profiles/profile.ts';
import { readOneOf, readParams } from '#src/contract/search-params.ts';
import { ResumeLink } from '#src/entities/application/resume-link.tsx';
import { JobCard } from '#src/features/jobs/job-card.tsx';
import { CandidateProfile } from '#src/features/profile/candidate-profile.tsx';
import { EmployerProfile } from '#src/features/profile/employer-profile.tsx';
import { ProfileCard } from '#src/features/profile/profile-card.tsx';
import { ProfileSkeleton } from '#src/features/profile/profile-skeleton.tsx';
import { ResumeCard } from '#src/features/profile/resume-card.tsx';
import { PROFILE_SECTIONS } from '#src/features/profile/section-names.ts';
import { safeWebUrl } from '#src/lib/safe-path.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { Page } from '#src/ui/page.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';

/** The jobs that show how candidates see an employer, and how many of them. */
const PREVIEWED = { page: 1, status: 'published' } as const;
const PREVIEW_MAX = 3;

export const Route = createFileRoute('/_signed-in/profile')({
  validateSearch: (search: Record<string, unknown>) =>
    readParams({ tab: readOneOf(['resume']), edit: readOneOf(PROFILE_SECTIONS) }, search),
  // The form is filled once and saved whole, so it must start from fresh data: no cache, no preload.
  preload: false,
  gcTime: 0,
  loader: ({ context: { queryClient, user } }) => {
    if (user.user_type === 'employer')
      void queryClient.prefetchQuery(listOwnJobsQuery(user._id, PREVIEWED));
    return queryClient.fetchQuery({ ...getProfileQuery(), staleTime: 0 });
  },
  pendingComponent: ProfilePending,
  errorComponent: ProfileError,
  component: ProfilePage,
});

/** Rule PROFILE-1. */
function ProfilePage() {
  const opening = useMutation(getResumeInTab());
  const { t } = useLingui();
  const { data: profile } = useSuspenseQuery(getProfileQuery());
  const { tab = 'personal', edit } = Route.useSearch();
  const navigate = Route.useNavigate();
  const isEmployer = profile.user_type === 'employer';
  const [isResumeAsked, setIsResumeAsked] = useState(false);
  const select = (key: NonNullable<typeof tab> | 'personal') =>
    navigate({
      search: (search) => ({ ...search, tab: key === 'personal' ? undefined : key }),
      replace: true,
      resetScroll: false,
    });

  const resumeLink = (
    <ResumeLink
      resumeUrl={profile.resume_url}
      pending={opening.isPending}
      onOpen={opening.mutate}
    />
  );

  if (isEmployer)
    return (
      <Page title={t`Profile`}>
        <EmployerProfile
          key={profile._id}
          profile={profile}
          edit={edit}
          preview={<OwnJobsPreview profile={profile} />}
        />
      </Page>
    );
  return (
    <Page title={t`Profile`}>
      <Tabs
        label={t`Profile`}
        selected={tab}
        onSelect={(key) => {
          setIsResumeAsked(false);
          void select(key);
        }}
        items={[
          {
            key: 'personal' as const,
            label: t`Personal Information`,
            content: (
              <CandidateProfile
                key={profile._id}
                profile={profile}
                edit={edit}
                resume={resumeLink}
                onOpenResume={() => {
                  setIsResumeAsked(true);
                  void select('resume');
                }}
              />
            ),
          },
          {
            key: 'resume' as const,
            label: t`Resume`,
            content: (
              <ResumeCard
                resumeUrl={profile.resume_url}
                shouldFocus={isResumeAsked && tab === 'resume'}
                link={resumeLink}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}

/** The company's block of a job's page, and its newest live jobs, as candidates find them. */
function OwnJobsPreview({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { _id, company_name } = profile;
  const website = safeWebUrl(profile.company_website);
  const { data } = useQuery(listOwnJobsQuery(_id, PREVIEWED));
  const jobs = data?.jobs.slice(0, PREVIEW_MAX) ?? [];
  return (
    <ProfileCard title={t`How candidates see you`}>
      <section aria-labelledby="about-the-company" className="grid gap-3">
        <h3 id="about-the-company" className="text-16">
          <Trans>About the company</Trans>
        </h3>
        <TextBlock
          heading="h4"
          text={profile.company_description || t`No company description available.`}
        />
        {website && (
          <p>
            <a
              href={website}
              target="_blank"
              rel="noopener noreferrer"
              className="link inline-flex items-center gap-2"
            >
              <Icon name="link" width="18" height="18" />
              <Trans>Visit website</Trans>
            </a>
          </p>
        )}
      </section>
      {data && jobs.length === 0 ? (
        <>
          <p className="text-muted">
            <Trans>Jobs that you publish show here, as candidates find them.</Trans>
          </p>
          <p>
            <Link to="/jobs/create" className={buttonClass('secondary', 'small')}>
              <Icon name={moreIcons.plus} width="16" height="16" />
              <Trans>Post Job</Trans>
            </Link>
          </p>
        </>
      ) : (
        <ul className="grid gap-3">
          {jobs.map((job) => (
            <li key={job._id}>
              <JobCard job={job} level="h3" />
            </li>
          ))}
        </ul>
      )}
      {jobs.length > 0 && company_name && (
        <p>
          <Link
            to="/jobs"
            search={{ company: company_name }}
            className="link inline-flex items-center gap-2"
          >
            <Icon name={moreIcons.eye} width="18" height="18" />
            <Trans>View in Find Jobs</Trans>
          </Link>
        </p>
      )}
    </ProfileCard>
  );
}

function ProfilePending() {
  const { t } = useLingui();
  return (
    <Page title={t`Profile`}>
      <ProfileSkeleton />
    </Page>
  );
}

function ProfileError({ error }: ErrorComponentProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  return (
    <Page title={t`Profile`} isForm>
      <Notice
        tone="danger"
        action={
          <Button variant="secondary" size="small" onClick={() => router.invalidate()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <p className="font-medium">
          <Trans>An error occurred while loading your profile.</Trans>
        </p>
        <p>{translate(i18n, failureMessage(error, getProfileFailure))}</p>
      </Notice>
    </Page>
  );
}
