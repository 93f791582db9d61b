import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The cards' fonts. They outlive each file of tests, since a process that has opened them reads them again. */
export const fontFolder = join(tmpdir(), 'meydan-test-fonts');
