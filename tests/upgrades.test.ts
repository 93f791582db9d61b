import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#scripts/setup/paths.mjs';
import { contractFaults } from '#scripts/upgrades/compare-contracts.ts';
import { type Contract, currentContract, type KeptCall } from '#scripts/upgrades/contract.ts';
import {
  compareVersions,
  hashMigrations,
  keptFile,
  keptVersions,
  migrationsOf,
  releasedVersions,
  versionBefore,
} from '#scripts/upgrades/releases.ts';
import { isRetired } from '#scripts/upgrades/retired.ts';
import { readVersion } from '#server/platform/project/version.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';

/* What is kept of each release, and that this version works beside it. */

const kept = await keptVersions();
const changelog = await readFile(inRoot('CHANGELOG.md'), 'utf8');
const current = await readVersion();
/** Of the version under development, what is kept can still be written anew. */
const isReleased = (version: string) => compareVersions(version, current) < 0;
const read = (version: string, name: string) => readFile(keptFile(version, name), 'utf8');
const contractOf = async (version: string) =>
  JSON.parse(await read(version, 'contract.json')) as Contract;

const ANEW = '`npm run release:keep -- VERSION` keeps what there is now';
const FROZEN = 'A migration of a release was changed: add another one instead';

describe('what is kept of releases', () => {
  test('is there for each version that the changelog gives a date', () => {
    const lacking = releasedVersions(changelog).filter((version) => !kept.includes(version));
    expect(lacking, ANEW).toEqual([]);
  });

  test('the changelog says what operators do for each version', () => {
    const entries = changelog.split(/^## /m).slice(1);
    expect(entries.filter((entry) => !entry.includes('\n### Upgrading\n'))).toEqual([]);
  });

  test('a changelog’s versions are read in their order', () => {
    const text = '## [Unreleased]\n## [1.10.0] - 2027-02-01\n## [1.9.2] - 2027-01-01\n';
    expect(releasedVersions(text)).toEqual(['1.9.2', '1.10.0']);
    expect(compareVersions('1.9.2', '1.9.2')).toBe(0);
  });

  test.for(kept)('%s has the migrations that there are', async (version) => {
    const known = migrationsOf(await read(version, 'database.sql'));
    const all = await hashMigrations();
    const now = isReleased(version) ? new Map([...all].filter(([name]) => known.has(name))) : all;
    expect(known.size).toBeGreaterThan(0);
    expect(now, isReleased(version) ? FROZEN : ANEW).toEqual(known);
  });

  test('of the version under development it is this contract', async () => {
    for (const version of kept.filter((one) => !isReleased(one)))
      expect(await contractOf(version), ANEW).toEqual(
        JSON.parse(JSON.stringify(currentContract())),
      );
  });
});

describe('apps and servers of this version and of the one before', () => {
  test('work side by side', async () => {
    const version = (await versionBefore(current)) ?? kept.at(-1) ?? '';
    const faults = contractFaults(
      await contractOf(version),
      currentContract(),
      endpoints,
      (place) => isRetired(place, version),
    );
    expect(faults).toEqual([]);
  });

  const now = currentContract();
  /** A contract to change. */
  const copy = () => structuredClone(now);
  const call = ({ calls }: Contract, name: string): KeptCall => {
    const found = calls[name];
    if (!found) throw new Error(`There is no call ${name}`);
    return found;
  };
  type Schema = {
    properties: Record<string, Record<string, unknown>>;
    required: string[];
  };
  const schemaOf = ({ schemas }: Contract, name: string) => schemas[name] as Schema;
  const faultsOf = (after: Contract) => contractFaults(now, after, endpoints);

  test('what is new and optional breaks nothing', () => {
    const after = copy();
    after.calls.brandNew = { ...call(after, 'getJob'), path: '/api/brand-new' };
    schemaOf(after, 'JobRow').properties.mood = { type: 'string' };
    schemaOf(after, 'JobRow').required.push('mood');
    schemaOf(after, 'ApplicationInput').properties.mood = { type: 'string' };
    schemaOf(after, 'ApplicationInput').properties.phone = { type: 'string', maxLength: 300 };
    Object.assign(call(after, 'searchJobs').query ?? {}, { mood: { type: 'string' } });
    Object.assign(call(after, 'getJob').example.reply as object, { mood: 'good' });
    expect(faultsOf(after)).toEqual([]);
  });

  test.for<[string, (after: Contract) => void, RegExp]>([
    [
      'an endpoint that is gone',
      ({ calls }) => delete calls.applyToJob,
      /^applyToJob \(POST \/api\/applications\/:jobId\) is gone: open apps .* call it in vain/,
    ],
    [
      'another address',
      (after) => Object.assign(call(after, 'getJob'), { path: '/api/vacancies/:id' }),
      /^getJob is GET \/api\/vacancies\/:id now/,
    ],
    [
      'fewer callers',
      (after) => Object.assign(call(after, 'getJob'), { callers: 'candidate' }),
      /^getJob is only for candidate now/,
    ],
    [
      'another status',
      (after) => Object.assign(call(after, 'createJob'), { status: 200 }),
      /^createJob answers 200 now/,
    ],
    [
      'a field that has to be given',
      (after) => {
        schemaOf(after, 'ApplicationInput').properties.mood = { type: 'string' };
        schemaOf(after, 'ApplicationInput').required.push('mood');
      },
      /^applyToJob\.body\.mood now has to be given: open apps .* are refused/,
    ],
    [
      'a field that is no longer read',
      (after) => delete schemaOf(after, 'ApplicationInput').properties.phone,
      /^applyToJob\.body\.phone is no longer read/,
    ],
    [
      'a shorter text',
      (after) =>
        Object.assign(schemaOf(after, 'ApplicationInput').properties.phone ?? {}, {
          maxLength: 10,
        }),
      /^applyToJob\.body\.phone has the maxLength 10/,
    ],
    [
      'a filter that is no longer read',
      (after) => delete call(after, 'searchJobs').query?.location,
      /^searchJobs\.query\.location is no longer read/,
    ],
    [
      'a choice that is refused',
      (after) =>
        Object.assign(call(after, 'searchJobs').query ?? {}, {
          sort: { type: 'string', enum: ['newest'] },
        }),
      /^searchJobs\.query\.sort refuses relevance, salary/,
    ],
    [
      'a body of another type',
      (after) => Object.assign(call(after, 'uploadResume'), { body: 'application/pdf' }),
      /^uploadResume\.body has another media type/,
    ],
    [
      'a field of a reply that is gone',
      (after) => delete schemaOf(after, 'JobRow').properties.company_name,
      /^searchJobs\.reply\.jobs\[\]\.company_name is gone: open apps .* miss it/m,
    ],
    [
      'a field of another type',
      (after) => Object.assign(schemaOf(after, 'JobRow').properties, { title: { type: 'object' } }),
      /^searchJobs\.reply\.jobs\[\]\.title is object, no longer string/m,
    ],
    [
      'a refusal that says less',
      (after) => delete schemaOf(after, 'Problem').properties.errors,
      /^problem\.errors is gone: open apps .* miss it/m,
    ],
    [
      'a reply that is gone',
      (after) => delete call(after, 'getJob').reply,
      /^getJob\.reply is gone/,
    ],
    [
      'a field that is described, but no longer sent',
      (after) => delete (call(after, 'getJob').example.reply as { place?: object }).place,
      /^getJob\.reply\.place is no longer sent/,
    ],
    [
      'a reply that isn’t what was described',
      (after) =>
        Object.assign(call(after, 'checkApplication').example.reply as object, {
          hasApplied: 'yes',
        }),
      /^checkApplication\.reply\.\w+ isn’t as described before/m,
    ],
  ])('%s is noticed', ([, change, fault]) => {
    const after = copy();
    change(after);
    expect(faultsOf(after).join('\n')).toMatch(fault);
  });

  test.for<[string, Endpoint, RegExp]>([
    [
      'a request that is refused',
      { ...endpoints.login, body: endpoints.register.body },
      /^login\.body\.\w+ is refused \(.*open apps .* are refused/,
    ],
    [
      'a reply that this app can’t read',
      { ...endpoints.getJob, reply: endpoints.searchJobs.reply },
      /^getJob\.reply\.\w+ can’t be read \(.*servers of the version before/,
    ],
  ])('%s is noticed', ([, endpoint, fault]) => {
    const name =
      Object.entries<Endpoint>(endpoints).find(
        ([, one]) => one.path === endpoint.path && one.method === endpoint.method,
      )?.[0] ?? '';
    expect(contractFaults(now, now, { ...endpoints, [name]: endpoint }).join('\n')).toMatch(fault);
  });

  test('what no app uses any more may go', () => {
    const after = copy();
    delete after.calls.applyToJob;
    expect(contractFaults(now, after, endpoints, (place) => place === 'applyToJob')).toEqual([]);
    expect(isRetired('applyToJob', '1.2.0', { applyToJob: '1.2.0' })).toBe(true);
    expect(isRetired('applyToJob', '1.1.9', { applyToJob: '1.2.0' })).toBe(false);
    expect(isRetired('getJob', '1.2.0', { applyToJob: '1.2.0' })).toBe(false);
  });
});
