import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Records } from './records.ts';

/** Which records an endpoint's path names. */
const KINDS: readonly [path: string, kind: keyof Records['ids']][] = [
  ['/api/jobs/', 'jobs'],
  ['/api/applications/', 'applications'],
  ['/api/message-templates/', 'templates'],
  ['/api/:console/', 'records'],
];

/** Of ids, how many exist. */
const KNOWN = 0.7;

const text = (value: unknown): string => JSON.stringify(value);

/** Schemathesis's own list, of a call that follows the document. */
const ACCEPTED = ['2xx', '3xx', 401, 403, 404, 409, 429, '5xx'];
/** And of one that breaks it. */
const REJECTED = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, 431, '5xx'];

/** What an endpoint may do that its schemas can't say, as settings of the checks. */
function checksOf({ query, body, errors = [], isRepeatable }: Endpoint): string[] {
  // The order of two salaries, a deadline in the past, a wrong password, a key that was used.
  const isJudged = body !== undefined || errors.some((status) => status === 400);
  const accepted = [...ACCEPTED, ...(isJudged ? [400, 413] : []), ...(isRepeatable ? [422] : [])];
  return [
    ...(isJudged
      ? ['[operations.checks.positive_data_acceptance]', `expected-statuses = ${text(accepted)}`]
      : []),
    // What can't be read in a query is left out (rule CALL-7).
    ...(query
      ? [
          '[operations.checks.negative_data_rejection]',
          `expected-statuses = ${text([...REJECTED, '2xx', '3xx'])}`,
        ]
      : []),
  ];
}

function operationOf(name: string, endpoint: Endpoint, records: Records): string[] {
  const { callers, path } = endpoint;
  const usual = callers === 'everyone' ? '' : records.tokens[callers];
  const token = records.endingTokens[name] ?? usual;
  const kind = KINDS.find(([start]) => path.startsWith(start))?.[1];
  const ids = [...path.matchAll(/:(id|jobId)\b/g)].flatMap(([, parameter]) => {
    const dictionary = parameter === 'jobId' ? 'jobs' : kind;
    return dictionary
      ? [
          `${text(`path.${parameter}`)} = { dictionary = ${text(dictionary)}, probability = ${KNOWN} }`,
        ]
      : [];
  });
  const checks = checksOf(endpoint);
  if (!token && ids.length === 0 && checks.length === 0) return [];
  return [
    '[[operations]]',
    `include-operation-id = ${text(name)}`,
    ...(token ? [`headers = { "X-Auth-Token" = ${text(token)} }`] : []),
    ...(ids.length > 0 ? ['[operations.parameters]', ...ids] : []),
    ...checks,
    // Ids from replies would also be of the users whose sessions it has.
    ...(path.includes('/:console/')
      ? ['examples', 'coverage', 'fuzzing'].flatMap((phase) => [
          `[operations.phases.${phase}.extra-data-sources]`,
          'responses = false',
        ])
      : []),
  ];
}

const GENERAL = `
warnings = false
[cache]
enabled = false
[auth]
auto-signup = false
# Made-up tokens would be refused, and nothing else tested.
[generation]
with-security-parameters = false
[checks.negative_data_rejection]
expected-statuses = ${text(REJECTED)}
# A call that does not exist is 404, whatever its method (rule CALL-8).
[checks.unsupported_method]
enabled = false
[phases.coverage]
unexpected-methods = []
`;

/** Schemathesis's configuration for a server with these records: all checks but one. */
export const configOf = (records: Records): string =>
  [
    GENERAL,
    ...Object.entries(records.ids).flatMap(([kind, ids]) => [
      `[dictionaries.${kind}]`,
      `values = ${text(ids)}`,
    ]),
    ...Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
      operationOf(name, endpoint, records),
    ),
    '',
  ].join('\n');
