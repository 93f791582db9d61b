import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { endpoints } from '#src/contract/endpoints.ts';
import { createFaults } from '#tests/faults.ts';
import { type Fault, faultCode, layFault, readFault, writeFault } from './faults.ts';
import { type MockState, readState, withoutState, withState } from './state.ts';

const FAULTS: Fault[] = [
  { call: 'every', kind: 'offline' },
  { call: 'applyToJob', kind: 'offline' },
  { call: 'applyToJob', kind: 'malformed' },
  { call: 'applyToJob', kind: 'lose' },
  { call: 'applyToJob', kind: 'slow', ms: 0 },
  { call: 'applyToJob', kind: 'respond', status: 409, text: '' },
  { call: 'applyToJob', kind: 'respond', status: 409, text: 'Ön yazı: çok & “uzun”; 100%' },
];

test('a state survives its address, beside what the app has there', () => {
  const state: MockState = { role: 'admin', market: 'long', faults: FAULTS, clock: '3d' };
  const search = withState('?query=a%20b&mock-role=employer', state);
  expect(readState(search)).toEqual(state);
  expect(withoutState(search)).toBe('?query=a%20b');
  expect(withoutState(withState('', state))).toBe('');
});

test('an address without a state has none, and what is unknown is left out', () => {
  expect(readState('?query=mock')).toBeNull();
  expect(
    readState(
      '?mock-role=king&mock-market=x&mock-clock=soon&mock-fault=fly:409&mock-fault=getMe:9',
    ),
  ).toEqual({ role: 'visitor', market: 'ordinary', faults: [], clock: '' });
});

/** What the app gets for a call, and whether the call took effect. */
const outcome = async (lay: (faults: ReturnType<typeof createFaults>['faults']) => void) => {
  let isDone = false;
  const { faults, fetch } = createFaults(async () => {
    isDone = true;
    return Response.json({});
  });
  lay(faults);
  const request = new Request('http://api.test/api/applications/1', { method: 'POST' });
  const reply = await fetch(request).then(
    async (response) => [response.status, await response.text()],
    (error: unknown) => String(error),
  );
  return { reply, isDone };
};

for (const fault of FAULTS)
  test(`a test lays the same fault by the same words: ${writeFault(fault)}`, async () => {
    const read = readFault(writeFault(fault));
    expect(read).toEqual(fault);
    const byPanel = await outcome((faults) => layFault(faults, fault));
    const byCode = await outcome((faults) =>
      runInNewContext(faultCode(fault), { faults, endpoints }),
    );
    expect(byPanel).toEqual(byCode);
    const isHarmless = fault.kind === 'slow';
    expect(byPanel.reply !== '{}' && byPanel.isDone).toBe(isHarmless || fault.kind === 'lose');
  });
