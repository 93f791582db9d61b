import type { BootData } from '#tests/mock/boot-data.ts';
import { toMs } from '#tests/mock/state.ts';
import { moveClock } from '#tests/move-clock.ts';
import { keepStateInAddress } from './address.ts';
import { startRecording } from './record.ts';
import { takeLooks, useCleanBrowser } from './storage.ts';

/* Runs before anything of the app, in each page of the mock. */

declare global {
  // Set by the mock's server, in front of this script.
  var __mock: BootData;
}

const { state, isRecording } = globalThis.__mock;
const ms = toMs(state.clock);
if (ms > 0) moveClock({ start: Date.now() + ms });
const isNew = useCleanBrowser(globalThis.__mock);
takeLooks(new URLSearchParams(location.search));
keepStateInAddress();
if (isRecording) startRecording({ isNew });
