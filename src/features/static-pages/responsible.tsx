import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { getSettingsQuery } from '#src/api/settings.ts';
import { linked, Prose } from './prose.tsx';

/** Who is responsible for which data: the operator, whom the settings may name, and employers (rule INFO-2). */
export function Responsible() {
  const { data } = useQuery(getSettingsQuery());
  const operator = [data?.operator_name, data?.operator_address].filter(Boolean).join(', ');
  return (
    <Prose
      blocks={[
        {
          points: [
            operator
              ? msg`<b>For your account</b> and everything in it: the operator of this site, ${operator}.`
              : msg`<b>For your account</b> and everything in it: the operator of this site.`,
            msg`<b>For the applications an employer receives</b>, and what they write about them: that employer, who decides about them.`,
          ],
        },
        linked(
          msg`You can reach the operator through the <0>contact page</0>, also about what an employer does with your data.`,
          '/contact',
        ),
      ]}
    />
  );
}
