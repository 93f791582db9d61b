/** Calls the API and returns its JSON; throws unless the call succeeds. */
export async function call<Reply>(
  url: string,
  method: string,
  path: string,
  { token, json }: { token?: string; json?: unknown } = {},
): Promise<Reply> {
  const response = await fetch(url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { 'x-auth-token': token }) },
    body: json === undefined ? null : JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Reply;
}
