import { escapeControls } from '#server/platform/log/escape-controls.ts';

/** One-line JSON with control characters escaped, since a terminal would obey them. */
export const shown = (value: unknown): string => escapeControls(JSON.stringify(value) ?? 'nothing');
