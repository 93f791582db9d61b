import { parseArgs } from 'node:util';
import { createRecorder, newTestFile } from './recorder/recorder.ts';
import { serveMock } from './serve-mock.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: process.env.PORT ?? '4000' },
    record: { type: 'boolean', default: false },
  },
});
const [name = 'recorded'] = positionals;
const say = (text: string) => process.stdout.write(`${text}\n`);

const recorder = values.record ? createRecorder(newTestFile(name)) : undefined;
const server = await serveMock({ port: Number(values.port), recorder });
say(`The app on a mocked backend: ${server.url}`);
if (recorder) say(`What you do there is written to ${recorder.file}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await recorder?.settled();
    await server.close();
  });
