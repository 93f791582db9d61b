import type { Config } from './config.ts';

/** Known only once the server listens. */
type Listening = {
  port: number;
  demo?: Readonly<Record<'candidate' | 'employer' | 'admin' | 'password', string>> | undefined;
};

export function addressOf({ host }: Pick<Config, 'host'>, { port }: Listening): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The text that the server prints once when ready. */
export function banner(config: Config, running: Listening): string {
  const { demo } = running;
  const data = config.databaseUrl
    ? `the PostgreSQL server of DATABASE_URL; files in ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataFolder}`
    : config.dataFolder;
  const lines = ['', `  Meydan is ready: ${addressOf(config, running)}`, `  Data: ${data}`];
  if (demo) {
    const { candidate, employer, admin, password } = demo;
    lines.push(
      '',
      `  Demo accounts, password ${password}:`,
      `    ${candidate}   looks for a job`,
      `    ${employer}    has posted jobs`,
      `    ${admin}       is an administrator`,
    );
  }
  return [...lines, ''].join('\n');
}
