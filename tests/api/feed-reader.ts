import { gunzipSync } from 'node:zlib';
import { JSDOM, type XmlElement } from 'jsdom';
import { expect } from 'vitest';
import { createFeeds, type FeedDependencies } from '#server/site/feeds/feeds.ts';
import type { Backend } from '#tests/backend.ts';

/** Where the feeds of the tests are. */
export const BASE = 'https://jobs.test';

/** The feeds on the database of a backend, as `given`. */
export function feedsOf(backend: Backend, given: Partial<FeedDependencies> = {}) {
  const feeds = createFeeds({ ...backend.dependencies, publicUrl: BASE, ...given });
  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const response = feeds(new Request(`http://server.test${path}`, init));
    if (!response) throw new Error(`${path} is none of a feed`);
    return response;
  };
}

const { window } = new JSDOM();

/** The root of an XML text; fails on one that is not well-formed. */
export function parseXml(text: string): XmlElement {
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/);
  const root = new window.DOMParser().parseFromString(text, 'application/xml').documentElement;
  if ([...root.getElementsByTagName('parsererror')].length > 0 || root.tagName === 'parsererror')
    throw new Error(`Not well-formed: ${root.textContent}`);
  return root;
}

/** The root of an answer that worked, in XML. */
export async function readXml(response: Response): Promise<XmlElement> {
  expect(response.status).toBe(200);
  return parseXml(await response.text());
}

/** The root of an answer that came compressed. */
export async function readZipped(response: Response): Promise<XmlElement> {
  expect(response.headers.get('content-encoding')).toBe('gzip');
  return parseXml(gunzipSync(await response.arrayBuffer()).toString());
}

/** The elements of this name, in their order. */
export const elements = (root: XmlElement, name: string): XmlElement[] => [
  ...root.getElementsByTagName(name),
];
/** Their texts. */
export const texts = (root: XmlElement, name: string): string[] =>
  elements(root, name).map(({ textContent }) => textContent);
