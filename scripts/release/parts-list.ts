import { createHash } from 'node:crypto';
import type { Component } from './components.ts';

/** `sha512-<base64>` of package-lock.json as CycloneDX writes it. */
const hashOf = (integrity: string) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
});

const addressOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A UUID (version 8) made from the content, so that the same parts have the same one. */
function uuidOf(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The parts of a release as CycloneDX 1.6 (an SBOM in JSON). `time` is that of its last commit. */
export function partsList(components: readonly Component[], version: string, time: Date): string {
  const parts = components.map(({ name, version: own, licence, homepage, integrity }) => {
    const purl = addressOf(name, own);
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version: own,
      purl,
      licenses: [{ expression: licence }],
      ...(integrity?.startsWith('sha512-') && { hashes: [hashOf(integrity)] }),
      ...(homepage && { externalReferences: [{ type: 'website', url: homepage }] }),
    };
  });
  const self = addressOf('meydan', version);
  const content = {
    metadata: {
      timestamp: time.toISOString(),
      component: { type: 'application', 'bom-ref': self, name: 'meydan', version, purl: self },
    },
    components: parts,
    dependencies: [{ ref: self, dependsOn: parts.map((part) => part['bom-ref']) }],
  };
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${uuidOf(JSON.stringify(content))}`,
      version: 1,
      ...content,
    },
    null,
    2,
  )}\n`;
}
