import type { Config } from './config.ts';
import type { Running } from './start.ts';

/** What the server says once when it is ready. */
export function banner(config: Config, { port, demo }: Pick<Running, 'port' | 'demo'>): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const data = config.databaseUrl
    ? `the PostgreSQL server of DATABASE_URL; files in ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataFolder}`
    : config.dataFolder;
  const lines = ['', `  Meydan is ready: http://${host}:${port}`, `  Data: ${data}`];
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
