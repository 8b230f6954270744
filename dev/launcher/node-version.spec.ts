import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeVersionError } from './node-version.mjs';

describe('nodeVersionError', () => {
  it('follows the engines of package.json', () => {
    const manifest = readFileSync(join(__dirname, '..', '..', 'package.json'), 'utf8');
    expect(manifest).toContain('"node": "^20.19.0 || ^22.12.0 || >=24.0.0"');
  });

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0', '25.0.0'])('accepts Node %s', (version) => {
    expect(nodeVersionError(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])('rejects Node %s in one line', (version) => {
    expect(nodeVersionError(version)).toBe(
      `Node 20 (from 20.19), 22 (from 22.12) or 24 and later is needed; this is ${version}.`,
    );
  });
});
