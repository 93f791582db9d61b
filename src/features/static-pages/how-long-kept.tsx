import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { getSettingsQuery } from '#src/api/settings.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { type Block, Prose } from './prose.tsx';

/** What is kept for how long, by the operator's settings; 0 is for ever. */
const kept = (
  { retention, browser_reports: reports }: Settings,
  locale: string,
): readonly Block[] => {
  const say = (days: number) => formatDuration(days, locale);
  const applications = say(retention.applications);
  const jobs = say(retention.jobs);
  const accounts = say(retention.accounts);
  const notifications = say(retention.notifications);
  const log = say(retention.log);
  return [
    {
      points: [
        retention.accounts > 0
          ? msg`<b>Your account</b> and everything in it: until it’s deleted. If you don’t log in for ${accounts}, we delete it. We email you 30 and 7 days before, and logging in keeps it.`
          : msg`<b>Your account</b> and everything in it: until it’s deleted.`,
        ...(retention.applications > 0
          ? [
              msg`<b>Rejected and withdrawn applications:</b> ${applications}. We tell the candidate and the employer 30 days before. The employer can keep one for ${applications} more, and a new application to the same employer does the same.`,
            ]
          : []),
        ...(retention.jobs > 0
          ? [
              msg`<b>Jobs that are closed or removed</b>, or whose deadline has passed: ${jobs}, with the applications that are left. We tell the people concerned 30 days before.`,
            ]
          : []),
        retention.notifications > 0
          ? msg`<b>Notifications and the emails</b> we’ve sent you: ${notifications}.`
          : msg`<b>Notifications and the emails</b> we’ve sent you: until your account is deleted.`,
        msg`<b>Uploaded files</b> that neither your profile nor an application uses: two days at most.`,
        msg`<b>Copies of what you post</b>, so that nothing is posted twice if your connection drops: about a day.`,
        msg`<b>Messages from the contact page:</b> until an administrator deletes them.`,
        msg`<b>The log of what administrators do:</b> for good, because not even they can change it. What it says of your data can’t be read any more once your account is deleted. What you did yourself isn’t in it.`,
        ...(reports
          ? [
              msg`<b>Reports from your browser:</b> if a page fails, your browser tells us the kind of error and where in our code it happened, and on some visits how long the page took. We keep that with the kind of page and the name and version of your browser, as long as the server’s log. It doesn’t say who you are, your IP address or anything you’ve typed.`,
            ]
          : []),
        ...(retention.log > 0
          ? [
              msg`<b>The server’s log:</b> ${log}.`,
              msg`<b>Backups:</b> as long as the operator decides. Ask the operator how long that is.`,
            ]
          : [
              msg`<b>The server’s log and backups:</b> as long as the operator decides. Ask the operator how long that is.`,
            ]),
      ],
    },
  ];
};

/** The section of the privacy policy that is made from the settings (rule RETAIN-7). */
export function HowLongKept() {
  const { i18n } = useLingui();
  const { data } = useQuery(getSettingsQuery());
  if (!data) return <SkeletonLines lines={['w-3/4', 'w-2/3', 'w-3/4', 'w-1/2']} />;
  return <Prose blocks={kept(data, i18n.locale)} />;
}
