import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { getMeQuery } from '#src/api/auth.ts';
import { forgetSession } from '#src/api/logout.ts';
import { YOUR_DATA } from '#src/contract/exports/export.ts';
import { Devices } from '#src/features/auth/devices.tsx';
import { EmailSetting } from '#src/features/auth/email-setting.tsx';
import { PasswordSetting } from '#src/features/auth/password-setting.tsx';
import { TwoStep } from '#src/features/auth/two-step.tsx';
import { LanguageAndTheme } from '#src/features/settings/language-and-theme.tsx';
import { SettingsSections } from '#src/features/settings/settings-sections.tsx';
import { Consents } from '#src/features/your-data/consents.tsx';
import { DeleteAccount } from '#src/features/your-data/delete-account.tsx';
import { DownloadData } from '#src/features/your-data/download-data.tsx';
import { raiseAlert } from '#src/lib/alerts.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Page } from '#src/ui/page.tsx';
import { Setting } from '#src/ui/setting.tsx';

export const Route = createFileRoute('/_signed-in/settings')({
  component: SettingsPage,
});

/** Rule SETTINGS-1. */
function SettingsPage() {
  const { t } = useLingui();
  const router = useRouter();
  const times = useTimes();
  const { data: user } = useSuspenseQuery(getMeQuery());
  if (!user) return null;
  const { email, user_type } = user;
  const leave = async (deletesAt: string) => {
    const day = times.longDate(deletesAt);
    // Leave the guarded page first: its guard would redirect to the login page.
    await router.navigate({ to: '/', ignoreBlocker: true });
    forgetSession();
    raiseAlert('info', t`Your account will be deleted on ${day}. Log in before then to keep it.`);
  };
  return (
    <Page title={t`Settings`}>
      <SettingsSections
        sections={[
          {
            id: 'language',
            title: t`Language and theme`,
            content: <LanguageAndTheme id="language" />,
          },
          { id: 'email', title: t`Email`, content: <EmailSetting id="email" email={email} /> },
          {
            id: 'password',
            title: t`Password`,
            content: <PasswordSetting id="password" email={email} />,
          },
          { id: 'two-step', title: t`Two-step login`, content: <TwoStep id="two-step" /> },
          { id: 'devices', title: t`Devices`, content: <Devices id="devices" /> },
          {
            id: 'notifications',
            title: t`Notifications`,
            content: (
              <Setting
                id="notifications"
                title={t`Notifications`}
                text={<Trans>Choose which emails you get, and how often.</Trans>}
                action={
                  <Link
                    to="/notifications/preferences"
                    className={buttonClass('secondary', 'small')}
                  >
                    <Trans>Choose emails</Trans>
                  </Link>
                }
              />
            ),
          },
          {
            id: YOUR_DATA.section,
            title: t`Your data`,
            content: <DownloadData id={YOUR_DATA.section} />,
          },
          {
            id: 'consents',
            title: t`What you’ve agreed to`,
            content: <Consents id="consents" />,
          },
          {
            id: 'delete-account',
            title: t`Delete account`,
            content: <DeleteAccount id="delete-account" userType={user_type} onDeleted={leave} />,
          },
        ]}
      />
    </Page>
  );
}
