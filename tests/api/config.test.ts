import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ConfigError, readConfig } from '#server/platform/config/config.ts';
import { type Setting, settings } from '#server/platform/config/settings.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { routes } from '#tests/app-routes.ts';

/** The expected table of settings in docs/operating.md. */
function settingsTable(): string {
  const rows: [names: string, byDefault: string, about: string][] = [];
  for (const { name, byDefault, shown, about } of Object.values<Setting>(settings)) {
    const above = rows.at(-1);
    if (about !== null)
      rows.push([`\`${name}\``, shown ?? (byDefault ? `\`${byDefault}\`` : '–'), about]);
    else if (above) above[0] += `, \`${name}\``;
  }
  return [['setting', 'default', 'what it is'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .toSpliced(1, 0, '|---|---|---|')
    .join('\n');
}

function refusal(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  throw new Error('The settings were accepted');
}

describe('settings', () => {
  test('have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: expect.stringMatching(/\/data$/),
      databaseUrl: undefined,
      seed: 'demo',
      s3: undefined,
      consolePath: 'admin',
      rateLimits: true,
      liveJobsMax: 200,
      proxies: 0,
      logLevel: 'info',
      logFormat: undefined,
    });
  });

  test('change nothing when their defaults are given', () => {
    for (const { name, byDefault } of Object.values<Setting>(settings))
      expect(readConfig({ [name]: byDefault }), name).toEqual(readConfig({}));
  });

  // `vitest run -u` on this file rewrites the table.
  test('are listed in docs/operating.md', async () => {
    const [before, after] = readFileSync('docs/operating.md', 'utf8').split(
      /^\| setting \|.*(?:\n\|.*)*/m,
    );
    expect(after).toBeDefined();
    await expect(before + settingsTable() + after).toMatchFileSnapshot('../../docs/operating.md');
  });

  test('name the contact for security reports', () => {
    for (const contact of ['mailto:security@jobs.example', 'https://jobs.example/security'])
      expect(readConfig({ SECURITY_CONTACT: contact }).securityContact).toBe(contact);
    // A line break would add lines to security.txt.
    const broken = readConfig({ SECURITY_CONTACT: 'https://jobs.example/a\nExpires: never' });
    expect(broken.securityContact).not.toContain('\n');
    for (const wrong of ['security@jobs.example', 'http://jobs.example', 'mailto:nobody', 'tel:1'])
      expect(refusal({ SECURITY_CONTACT: wrong }).join()).toContain('SECURITY_CONTACT');
  });

  test('name the operator, in a line each (INFO-2)', () => {
    const given = { OPERATOR_NAME: 'Çarşı Ltd', OPERATOR_ADDRESS: 'Liman Cd. 1, Izmir' };
    expect(readConfig(given)).toMatchObject({
      operatorName: 'Çarşı Ltd',
      operatorAddress: 'Liman Cd. 1, Izmir',
    });
    for (const name of ['OPERATOR_NAME', 'OPERATOR_ADDRESS'])
      for (const wrong of ['x'.repeat(201), 'a\nb'])
        expect(refusal({ [name]: wrong }).join()).toContain(name);
  });

  test('set the currency of salaries and the exchange rates of others', () => {
    expect(readConfig({})).toMatchObject({ salaryCurrency: 'USD', salaryRates: {} });
    const given = { SALARY_CURRENCY: 'EUR', SALARY_RATES: 'USD=0.92, GBP = 1.17,JPY=0.0061' };
    expect(readConfig(given)).toMatchObject({
      salaryCurrency: 'EUR',
      salaryRates: { USD: 0.92, GBP: 1.17, JPY: 0.0061 },
    });
    expect(refusal({ SALARY_RATES: 'USD=1,EUR=1.08' })[0]).toContain('SALARY_CURRENCY');
  });

  test('say how long what nobody needs is kept, jobs no longer than their applications (RETAIN-1)', () => {
    expect(readConfig({}).retention).toEqual({
      applications: 183,
      jobs: 730,
      accounts: 730,
      notifications: 90,
      log: 0,
    });
    expect(
      readConfig({ RETENTION_APPLICATIONS_DAYS: '60', RETENTION_ACCOUNTS_DAYS: '0' }).retention,
    ).toMatchObject({ applications: 60, accounts: 0 });
    expect(refusal({ RETENTION_APPLICATIONS_DAYS: '0' })[0]).toContain('RETENTION_JOBS_DAYS must');
    expect(
      readConfig({ RETENTION_APPLICATIONS_DAYS: '0', RETENTION_JOBS_DAYS: '0' }).retention,
    ).toMatchObject({ applications: 0, jobs: 0 });
  });

  test('are read, and blank ones count as missing', () => {
    const config = readConfig({
      PORT: ' 8080 ',
      HOST: '::',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgresql://me:secret@db.example/jobs?sslmode=verify-full',
      JWT_SECRET: 'x'.repeat(32),
      SEED: 'none',
      SMTP_URL: '',
      PUBLIC_URL: 'https://jobs.example',
      VITE_CONSOLE_PATH: 'backoffice',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      RATE_LIMITS: 'off',
      TRUST_PROXY: '2',
      SYNONYMS_FOLDER: '/etc/synonyms',
      COUNTRY_DATABASE: '/etc/countries.mmdb',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::',
      dataFolder: '/srv/data',
      seed: 'none',
      smtpUrl: undefined,
      consolePath: 'backoffice',
      s3: { bucket: 'files', region: 'us-east-1' },
      rateLimits: false,
      // Without rate limits, this one is off by default too.
      liveJobsMax: 0,
      proxies: 2,
      synonymsFolder: '/etc/synonyms',
      countryDatabase: '/etc/countries.mmdb',
    });
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://db.example/jobs'],
    ['JWT_SECRET', 'too-short'],
    ['SEED', 'everything'],
    ['SMTP_URL', 'mail.example'],
    ['S3_ENDPOINT', 'storage.local'],
    ['PUBLIC_URL', 'www.site.test'],
    ['BACKUP_TO', 'https://s3.example/backups'],
    ['BACKUP_TO', 's3://UPPER'],
    ['BACKUP_HOURS', 'daily'],
    ['BACKUP_KEEP', '2.5'],
    ['BACKUP_KEY', 'a password'],
    ['ALLOW_PLAINTEXT', 'everything'],
    ['RATE_LIMITS', 'sometimes'],
    ['SINGLE_INSTANCE', 'perhaps'],
    ['TRUST_PROXY', 'true'],
    ['SALARY_CURRENCY', 'ZZZ'],
    ['SALARY_CURRENCY', 'euro'],
    ['SALARY_RATES', 'EUR:1.08'],
    ['SALARY_RATES', 'EUR=0'],
    ['SALARY_RATES', 'EUR=-1'],
    ['SALARY_RATES', 'EUR=1e5'],
    ['SALARY_RATES', 'ZZZ=1.5'],
    ['SALARY_RATES', 'EUR=1.1,EUR=1.2'],
    ['SALARY_RATES', 'EUR=1.1;GBP=1.3'],
    ...['-1', '1.5', 'many'].map((wrong): [string, string] => ['LIVE_JOBS_MAX', wrong]),
    ...['-1', '59', '36501', 'long'].map((wrong): [string, string] => [
      'RETENTION_APPLICATIONS_DAYS',
      wrong,
    ]),
    ['RETENTION_JOBS_DAYS', '1.5'],
    ['RETENTION_ACCOUNTS_DAYS', '31'],
    ['RETENTION_NOTIFICATIONS_DAYS', '4'],
    ['RETENTION_LOG_DAYS', 'long'],
    ['LOG_LEVEL', 'all'],
    ['LOG_FORMAT', 'xml'],
    ['VITE_API_URL', 'ftp://api.example'],
    ['VITE_DASHBOARD_ACCESS', 'nobody'],
    ['VITE_CONSOLE_PATH', 'Admin'],
    ['VITE_CONSOLE_PATH', 'two/words'],
    ['VITE_CONSOLE_PATH', 'jobs'],
    ['VITE_CONSOLE_PATH', 'interviews'],
    ['VITE_CONSOLE_PATH', 'settings'],
  ])('%s=%s is refused with its name and what is allowed, without its value', (name, value) => {
    const lines = refusal({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must be \\w`));
    expect(lines[0]).not.toContain(value);
  });

  test('refuse a console path that other addresses begin with', () => {
    const paths = [
      ...routes,
      // The API's paths are below /api, like the console's own.
      ...Object.values(endpoints).flatMap(({ path }) => [path, path.replace(/^\/api/, '')]),
      ...readdirSync('public').map((file) => `/${file}`),
    ];
    const words = new Set(paths.flatMap((path) => /^\/([^/]+)/.exec(path)?.[1] ?? []));
    expect([...words]).toEqual(expect.arrayContaining(['api', 'jobs', 'interviews', 'about']));
    for (const word of words)
      expect(() => readConfig({ VITE_CONSOLE_PATH: word }), word).toThrow('VITE_CONSOLE_PATH');
  });

  test('are all named at once when invalid', () => {
    expect(refusal({ PORT: 'x', SEED: 'x' })).toHaveLength(2);
  });

  test('a shared database needs a shared secret', () => {
    const lines = refusal({ DATABASE_URL: 'postgres://db.example/jobs' });
    expect(lines.join(' ')).toMatch(/^JWT_SECRET .*DATABASE_URL/);
  });

  test('a second secret is only accepted beside the first', () => {
    const second = { JWT_SECRET_FALLBACK: 'y'.repeat(32) };
    expect(refusal(second).join(' ')).toMatch(/^JWT_SECRET is missing/);
    expect(readConfig({ ...second, JWT_SECRET: 'x'.repeat(32) }).jwtSecretFallback).toBe(
      second.JWT_SECRET_FALLBACK,
    );
    expect(refusal({ JWT_SECRET_FALLBACK: 'short' }).join(' ')).toMatch(/^JWT_SECRET_FALLBACK/);
  });

  test('a shared database needs shared files, or one instance alone', () => {
    const DATABASE: Record<string, string> = {
      DATABASE_URL: 'postgres://db.example/jobs?sslmode=require',
      JWT_SECRET: 'x'.repeat(32),
    };
    for (const more of [{}, { SINGLE_INSTANCE: 'false' }] as Record<string, string>[]) {
      const said = refusal({ ...DATABASE, ...more }).join(' ');
      expect(said).toMatch(/^S3_ENDPOINT.* are missing.* SINGLE_INSTANCE=true/);
    }
    expect(readConfig({ ...DATABASE, SINGLE_INSTANCE: 'true' }).s3).toBeUndefined();
    const S3 = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    expect(readConfig({ ...DATABASE, ...S3 }).s3).toBeDefined();
    expect(readConfig({}).s3, 'the embedded database has one instance anyway').toBeUndefined();
  });

  describe('that would send secrets in plain text', () => {
    const JWT_SECRET = 'x'.repeat(32);
    const database = (DATABASE_URL: string, more: Record<string, string> = {}) => ({
      DATABASE_URL,
      JWT_SECRET,
      SINGLE_INSTANCE: 'true',
      ...more,
    });
    const s3 = (S3_ENDPOINT: string, more: Record<string, string> = {}) => ({
      S3_ENDPOINT,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
      ...more,
    });

    test.each([
      ['DATABASE_URL', database('postgres://me:secret@db.example/jobs')],
      ['DATABASE_URL', database('postgres://me:secret@db.example/jobs?sslmode=disable')],
      ['DATABASE_URL', database('postgres://me:secret@db.example/jobs?sslmode=prefer')],
      ['DATABASE_URL', database('postgres://me:secret@db.example/jobs?sslmode=allow')],
      ['DATABASE_URL', database('postgres://me:secret@10.0.0.7/jobs')],
      ['DATABASE_URL', database('postgres://me:secret@localhost.example/jobs')],
      ['DATABASE_URL', database('postgres://db.example/jobs', { ALLOW_PLAINTEXT: 'smtp, s3' })],
      ['S3_ENDPOINT', s3('http://s3.example')],
      ['S3_ENDPOINT', s3('http://10.0.0.7:9000', { ALLOW_PLAINTEXT: 'smtp,database' })],
    ])('%s is refused with its name and what is allowed: %j', (name, given) => {
      const lines = refusal(given);
      expect(lines).toHaveLength(1);
      const peer = name === 'S3_ENDPOINT' ? 's3' : 'database';
      expect(lines[0]).toMatch(new RegExp(`^${name} must .* ALLOW_PLAINTEXT=${peer}\\.$`));
      expect(lines[0]).toContain(peer === 's3' ? 'https://' : 'sslmode=require');
      expect(lines[0]).not.toMatch(/secret@|example|10\.0/);
    });

    test.each([
      database('postgres://me:secret@db.example/jobs?sslmode=require'),
      database('postgres://me:secret@db.example/jobs?sslmode=verify-ca'),
      database('postgres://me:secret@db.example/jobs?sslmode=verify-full'),
      database('postgres://me:secret@127.0.0.1:5433/jobs'),
      database('postgres://me:secret@localhost/jobs'),
      database('postgres:///jobs'),
      database('postgres://me:secret@db.example/jobs', { ALLOW_PLAINTEXT: 'smtp, database' }),
      s3('https://s3.example'),
      s3('http://localhost:9000'),
      s3('http://[::1]:9000'),
      s3('http://10.0.0.7:9000', { ALLOW_PLAINTEXT: 's3' }),
    ])('%j is accepted', (given: Record<string, string>) => {
      expect(() => readConfig(given)).not.toThrow();
    });
  });

  test('a Unix socket needs no TLS, but a host in PGHOST does', () => {
    const given = { DATABASE_URL: 'postgres:///jobs', JWT_SECRET: 'x'.repeat(32) };
    vi.stubEnv('PGHOST', '/var/run/postgresql');
    expect(() => readConfig({ ...given, SINGLE_INSTANCE: 'true' })).not.toThrow();
    vi.stubEnv('PGHOST', 'db.example');
    expect(refusal({ ...given, SINGLE_INSTANCE: 'true' })).toHaveLength(1);
    vi.unstubAllEnvs();
  });

  test('a store without a bucket is for backups alone, which need one in s3://', () => {
    const store = {
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    };
    const given = { BACKUP_TO: 's3://backups/jobs', BACKUP_HOURS: '6', BACKUP_KEEP: '3' };
    expect(readConfig({ ...store, ...given })).toMatchObject({
      s3: undefined,
      s3Access: { endpoint: 'https://s3.example' },
      backups: { to: 's3://backups/jobs', everyMs: 6 * 3_600_000, keep: 3 },
    });
    expect(refusal(given)).toEqual([expect.stringMatching(/^BACKUP_TO .*S3_ENDPOINT/)]);
    expect(readConfig({ BACKUP_TO: 'kept' }).backups.to).toBe(resolve('kept'));
  });

  test('S3 needs all of its settings', () => {
    const lines = refusal({ S3_BUCKET: 'files', S3_ENDPOINT: 'https://s3.example' });
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });
});
