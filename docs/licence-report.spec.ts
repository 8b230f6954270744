import { isAllowed, licenceReport, noticedComponents } from './licence-report.mjs';

describe('the licence report', () => {
  it('allows the licence of every component in the notices', () => {
    const components = noticedComponents();
    expect(components.length).toBeGreaterThan(300);
    expect(licenceReport(components).rejected).toEqual([]);
  });

  it('rejects a component under any other licence', () => {
    const rejected = { name: 'copied', version: '1.0.0', licence: 'GPL-3.0-only' };
    const { lines, rejected: found } = licenceReport([rejected, { name: 'fine', version: '2.0.0', licence: 'MIT' }]);
    expect(found).toEqual([rejected]);
    expect(lines).toContain('GPL-3.0-only: 1 (not allowed)');
  });

  it('reads expressions: one alternative is enough, and needs all of its licences', () => {
    expect(['(MPL-2.0 OR Apache-2.0)', '(MIT AND Zlib)', 'ISC AND MIT'].map(isAllowed)).toEqual([true, true, true]);
    expect(['(MIT AND GPL-2.0-only)', 'GPL-2.0-only OR AGPL-3.0-only'].map(isAllowed)).toEqual([false, false]);
  });
});
