import { type Endpoint, type ParamName, pathOnServer } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';

/** Matches the calls of an endpoint, whatever their path parameters. */
export type CallPattern = Pick<Endpoint, 'method' | 'path'>;

/** Matches the endpoint's calls with these parameters. */
export const at = <E extends CallPattern>(
  { method, path }: E,
  params: Partial<Record<ParamName<E['path']>, string>>,
): CallPattern => {
  const filled = Object.entries<string | undefined>(params).reduce(
    (before, [name, value]) => before.replace(`:${name}`, value ?? ''),
    path as string,
  );
  return { method, path: filled as Endpoint['path'] };
};

type Made = { method: string; path: string };

/** Whether the call is to an endpoint without parameters, such as /api/jobs/facets beside /api/jobs/:id. */
const isLiteral = (call: Made): boolean =>
  Object.values(endpoints).some(
    ({ method, path }) => method === call.method && pathOnServer(path, 'admin') === call.path,
  );

/** Whether a call matches the pattern. The data console's path is `admin`. */
export const fits = (pattern: CallPattern, call: Made): boolean => {
  const path = pathOnServer(pattern.path, 'admin');
  const wanted = path.split('/');
  const actual = call.path.split('/');
  return (
    pattern.method === call.method &&
    wanted.length === actual.length &&
    wanted.every((part, index) =>
      part.startsWith(':') ? actual[index] : part === actual[index],
    ) &&
    (path === call.path || !isLiteral(call))
  );
};
