import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Device } from '#src/contract/accounts/device.ts';

/** What a session is called: “Firefox on Windows”. */
export function deviceName(i18n: I18n, { browser, system }: Pick<Device, 'browser' | 'system'>) {
  if (browser && system) return i18n._(msg`${browser} on ${system}`);
  return browser || system || i18n._(msg`Unknown device`);
}

/** The name of a country, or '' for a code that has none. */
export const countryName = (locale: string, code: string): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code) ?? '')
    : '';
