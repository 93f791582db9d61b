import Bowser from 'bowser';

/** Characters of a browser's description that are read. */
const USER_AGENT_MAX = 500;

/** The browsers that reports tell apart, by Bowser's names. */
const BROWSERS: Readonly<Record<string, string>> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  'Microsoft Edge': 'edge',
  Firefox: 'firefox',
  Opera: 'opera',
  Safari: 'safari',
  'Samsung Internet for Android': 'samsung',
};

/** Browser and major version, by what a browser says of itself; `other` and 0 for those not told apart. */
export function browserOf(userAgent: string): { browser: string; version: number } {
  if (!userAgent) return { browser: 'other', version: 0 };
  const parser = Bowser.getParser(userAgent.slice(0, USER_AGENT_MAX));
  const browser = BROWSERS[parser.getBrowserName()];
  const [, version = '0'] = /^(\d{1,4})\b/.exec(parser.getBrowserVersion() ?? '') ?? [];
  return browser ? { browser, version: Number(version) } : { browser: 'other', version: 0 };
}
