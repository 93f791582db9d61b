import Bowser from 'bowser';
import type { Device } from '#src/contract/accounts/device.ts';

type Described = Pick<Device, 'browser' | 'system' | 'kind'>;

/** What Bowser knows by name. For others it returns words of the text, in which anybody may write what they like. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

const KINDS: Readonly<Record<string, Described['kind']>> = {
  desktop: 'desktop',
  mobile: 'phone',
  tablet: 'tablet',
};

const orBlank = (names: ReadonlySet<string>, name: string): string => (names.has(name) ? name : '');

/**
 * Browser, system and kind of device, by what a browser says of itself; blank where that says nothing known (rule
 * SESSION-11).
 */
export function describeUserAgent(text: string): Described {
  if (!text) return { browser: '', system: '', kind: 'other' };
  const parser = Bowser.getParser(text);
  return {
    browser: orBlank(BROWSERS, parser.getBrowserName()),
    system: orBlank(SYSTEMS, parser.getOSName()),
    kind: KINDS[parser.getPlatformType()] ?? 'other',
  };
}
