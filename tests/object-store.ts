import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { AwsV4Signer } from 'aws4fetch';

/** The keys of the object store. */
export const KEYS = { accessKeyId: 'the-id', secretAccessKey: 'the-secret', region: 'eu-test-1' };

/** Whether the request is signed with the keys. */
async function isSigned(request: IncomingMessage, body: Buffer, url: string): Promise<boolean> {
  const { authorization, 'x-amz-date': datetime, 'x-amz-content-sha256': sha256 } = request.headers;
  if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== createHash('sha256').update(body).digest('hex'))
    return false;
  const signer = new AwsV4Signer({
    ...KEYS,
    service: 's3',
    method: request.method ?? '',
    url,
    datetime: String(datetime),
    headers: { 'x-amz-content-sha256': sha256 },
  });
  return authorization !== undefined && authorization === (await signer.authHeader());
}

/** An in-memory object store (S3) that refuses unsigned requests and other buckets than `files`. */
export function createObjectStore() {
  const objects = new Map<string, Buffer>();
  /** A page of two keys, so that lists have several. */
  const list = ({ searchParams }: URL): Buffer => {
    const prefix = `/files/${searchParams.get('prefix') ?? ''}`;
    const after = searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].sort().filter((key) => key.startsWith(prefix) && key > after);
    const page = keys.slice(0, 2);
    const contents = page.map((key) => `<Contents><Key>${key.slice(7)}</Key></Contents>`);
    const next = keys.length > 2 ? `<NextContinuationToken>${page[1]}</NextContinuationToken>` : '';
    return Buffer.from(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
  };
  const server: Server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const key = request.url ?? '';
    const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content);
    const tag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;
    if (!(await isSigned(request, body, `http://${request.headers.host}${key}`))) answer(403);
    else if (!key.startsWith('/files/')) answer(404);
    else if (key.startsWith('/files/?')) answer(200, list(new URL(key, 'http://localhost')));
    else if (request.method === 'PUT') {
      objects.set(key, body);
      response.setHeader('ETag', tag(body));
      answer(200);
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      answer(204);
    } else if (key === '/files/') answer(200);
    else {
      const object = objects.get(key);
      if (object) response.setHeader('ETag', tag(object));
      answer(object ? 200 : 404, object);
    }
  });
  return { objects, server };
}
