import type { Application } from '../../contract/application.ts';
import { ApplicationCard } from './application-card.tsx';

/** Cards of the candidate's applications. Those out of sight are not laid out: there may be hundreds. */
export function ApplicationList({ applications }: { applications: readonly Application[] }) {
  return (
    <ul className="grid gap-3">
      {applications.map((application) => (
        <li
          key={application._id}
          className="[contain-intrinsic-block-size:auto_12rem] [content-visibility:auto]"
        >
          <ApplicationCard application={application} />
        </li>
      ))}
    </ul>
  );
}
