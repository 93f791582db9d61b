import { gunzipSync } from 'node:zlib';
import { JSDOM, type XmlElement } from 'jsdom';
import { expect } from 'vitest';
import { createFeeds, type FeedDependencies } from '#server/site/feeds/feeds.ts';
import type { Backend } from '#tests/backend.ts';

/** The public URL of the feeds in tests. */
export const BASE = 'https://jobs.test';

/** A fetch for the feeds of a backend, with `given` dependencies replaced. */
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

/** The XML root of a successful reply. */
export async function readXml(response: Response): Promise<XmlElement> {
  expect(response.status).toBe(200);
  return parseXml(await response.text());
}

/** The XML root of a gzipped reply. */
export async function readZipped(response: Response): Promise<XmlElement> {
  expect(response.headers.get('content-encoding')).toBe('gzip');
  return parseXml(gunzipSync(await response.arrayBuffer()).toString());
}

/** The elements of this name, in document order. */
export const elements = (root: XmlElement, name: string): XmlElement[] => [
  ...root.getElementsByTagName(name),
];
/** The texts of the elements of this name. */
export const texts = (root: XmlElement, name: string): string[] =>
  elements(root, name).map(({ textContent }) => textContent);
