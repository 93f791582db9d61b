import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A span as a collector receives it; ids in hexadecimal, `parent` is blank for the first of a trace. */
export type ReceivedSpan = {
  traceId: string;
  id: string;
  parent: string;
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  attributes: Record<string, string | number>;
  resource: Record<string, string | number>;
};

type Field = { number: number; value: number | Buffer };

/** The fields of a message in the encoding of Protocol Buffers. */
function* fieldsOf(bytes: Buffer): Generator<Field> {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const tag = varint();
    const wire = tag % 8;
    const value =
      wire === 0 ? varint() : wire === 1 ? take(8) : wire === 5 ? take(4) : take(varint());
    yield { number: Math.floor(tag / 8), value };
  }
}

const every = (bytes: Buffer | undefined, number: number): Buffer[] =>
  [...fieldsOf(bytes ?? Buffer.alloc(0))].flatMap((field) =>
    field.number === number && Buffer.isBuffer(field.value) ? [field.value] : [],
  );
const first = (bytes: Buffer | undefined, number: number): Field['value'] | undefined =>
  [...fieldsOf(bytes ?? Buffer.alloc(0))].find((field) => field.number === number)?.value;

/** Attributes, of which these tests read texts and whole numbers. */
const attributesOf = (message: Buffer, number: number): Record<string, string | number> =>
  Object.fromEntries(
    every(message, number).map((pair) => {
      const value = every(pair, 2)[0];
      const whole = first(value, 3);
      return [
        String(every(pair, 1)[0]),
        typeof whole === 'number' ? whole : String(first(value, 1)),
      ];
    }),
  );

/** The spans of a request to a collector (opentelemetry/proto/trace/v1). */
function readSpans(request: Buffer): ReceivedSpan[] {
  return every(request, 1).flatMap((ofResource) => {
    const [about = Buffer.alloc(0)] = every(ofResource, 1);
    const resource = attributesOf(about, 1);
    return every(ofResource, 2).flatMap((ofScope) =>
      every(ofScope, 2).map((span) => ({
        traceId: every(span, 1)[0]?.toString('hex') ?? '',
        id: every(span, 2)[0]?.toString('hex') ?? '',
        parent: every(span, 4)[0]?.toString('hex') ?? '',
        name: String(every(span, 5)[0]),
        kind: Number(first(span, 6)),
        attributes: attributesOf(span, 9),
        resource,
      })),
    );
  });
}

/** A collector of traces on this machine. `received` are the spans it got, `headers` those of its last request. */
export async function startCollector() {
  const received: ReceivedSpan[] = [];
  const texts: string[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    headers = { path: request.url, ...request.headers };
    const sent = Buffer.concat(chunks);
    const body = request.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent;
    texts.push(body.toString('latin1'));
    received.push(...readSpans(body));
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** All that was sent, to look for what must not be. */
    sent: () => texts.join('\n'),
    headers: () => headers,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
