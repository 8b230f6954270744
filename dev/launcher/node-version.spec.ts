import { nodeVersionError } from './node-version.mjs';

describe('nodeComplaint', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
    expect(nodeVersionError(version)).toBeUndefined();
  });

  it.each(['18.20.0', '20.18.3'])('rejects Node %s in one line', (version) => {
    expect(nodeVersionError(version)).toBe(`Node 20.19 or later is needed; this is ${version}.`);
  });
});
