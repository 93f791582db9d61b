/** A row of the floor, with the content of a card in the job list. */
type Row = {
  _id: string;
  title: string;
  company: string;
  location: string;
  isRemote: boolean;
  jobType: string;
  experienceLevel: string;
  salaryMin: number;
  salaryMax: number;
  posted: string;
};

/** The rows, and the moment (epoch milliseconds) to which times are relative. */
export type FloorData = { now: number; rows: Row[] };

const DAY = 24 * 3600 * 1000;
const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const showSalary = ({ salaryMin, salaryMax }: Row): string => {
  if (salaryMin > 0 && salaryMax > 0)
    return `${money.format(salaryMin)} – ${money.format(salaryMax)}`;
  if (salaryMin > 0) return `From ${money.format(salaryMin)}`;
  return salaryMax > 0 ? `Up to ${money.format(salaryMax)}` : 'Not specified';
};

const inWords = (name: string): string => name.replaceAll('_', ' ');

function Card({ row, now }: { row: Row; now: number }) {
  return (
    <li className="card">
      <h2>
        <a href={`/jobs/${row._id}`}>{row.title}</a>
      </h2>
      <p className="muted">
        {row.company}
        {row.location && ` · ${row.location}`}
      </p>
      <p>{showSalary(row)}</p>
      <div className="badges">
        <span className="badge">{inWords(row.jobType)}</span>
        <span className="badge">{inWords(row.experienceLevel)}</span>
        {row.isRemote && <span className="badge remote">Remote</span>}
        <time dateTime={row.posted}>
          {ago.format(Math.trunc((Date.parse(row.posted) - now) / DAY), 'day')}
        </time>
      </div>
    </li>
  );
}

export function List({ now, rows }: FloorData) {
  return (
    <main>
      <h1>Find Jobs</h1>
      <ul>
        {rows.map((row) => (
          <Card key={row._id} row={row} now={now} />
        ))}
      </ul>
    </main>
  );
}
