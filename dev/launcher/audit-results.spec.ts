import { auditResults } from './audit-results.mjs';

const tools = { axe: '4.13.0', htmlCodeSniffer: '2.5.1', chromium: '150.0' };
const clean = { route: 'landing', brand: 'oakwood', width: 320, faults: [], exceptions: [] };
const attachment = (records: readonly object[]) => ({
  name: 'accessibility',
  contentType: 'application/json',
  body: Buffer.from(JSON.stringify({ tools, records })).toString('base64'),
});
const specOf = (records: readonly object[]) => ({
  title: 'audits',
  tests: [{ results: [{ attachments: [{ name: 'trace' }, attachment(records)] }] }],
});
const origin = { date: '2026-11-28', commit: 'abc1234' };

describe('the results of an audit', () => {
  it('count the checks of each route, with brands, widths and modes', () => {
    const first = specOf([
      { ...clean, check: 'axe', mode: 'light' },
      { ...clean, check: 'axe', mode: 'dark' },
      { ...clean, check: 'zoom', mode: null },
    ]);
    const second = specOf([{ ...clean, brand: 'default', width: 1280, check: 'axe', mode: 'light' }]);
    const report = { suites: [{ suites: [{ specs: [first] }], specs: [second] }] };
    expect(auditResults(report, origin)).toEqual({
      ...origin,
      tools,
      routes: {
        landing: {
          brands: ['default', 'oakwood'],
          widths: [320, 1280],
          modes: ['dark', 'light'],
          audits: { axe: 3, zoom: 1 },
        },
      },
      faults: [],
      exceptions: [],
    });
  });

  it('list faults and known exceptions with their number and three examples', () => {
    const faults = ['label: #a', 'label: #b', 'label: #c', 'label: #d'];
    const records = [{ ...clean, check: 'axe', mode: 'dark', faults, exceptions: ['region: main'] }];
    const where = { check: 'axe', route: 'landing', brand: 'oakwood', width: 320, mode: 'dark' };
    expect(auditResults({ suites: [{ specs: [specOf(records)] }] }, origin)).toMatchObject({
      faults: [{ ...where, count: 4, examples: ['label: #a', 'label: #b', 'label: #c'] }],
      exceptions: [{ ...where, count: 1, examples: ['region: main'] }],
    });
  });
});
