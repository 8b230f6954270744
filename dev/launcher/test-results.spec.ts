import { filtersWithoutTests, jestResults, playwrightResults } from './test-results.mjs';

describe('the results of a test run', () => {
  it('list the tests that ran in Jest, and leave out skipped tests', () => {
    const report = {
      testResults: [
        {
          name: `${process.cwd()}/api/test/token.api.spec.ts`,
          assertionResults: [
            { fullName: 'a token ends [SESS-01]', status: 'passed' },
            { fullName: 'a token renews [SESS-02]', status: 'failed' },
            { fullName: 'a token waits [SESS-03]', status: 'pending' },
          ],
        },
      ],
    };
    expect(jestResults(report)).toEqual([
      { file: 'api/test/token.api.spec.ts', title: 'a token ends [SESS-01]', passed: true },
      { file: 'api/test/token.api.spec.ts', title: 'a token renews [SESS-02]', passed: false },
    ]);
  });

  it('list the stories that ran in Playwright under the titles around them', () => {
    const spec = (title: string, ok: boolean, status: string) => ({
      title,
      ok,
      tags: ['energy'],
      tests: [{ projectName: 'hosted-1280', status }],
    });
    const report = {
      config: { rootDir: `${process.cwd()}/e2e/tests` },
      suites: [
        {
          title: 'mover/energy.spec.ts',
          file: 'mover/energy.spec.ts',
          specs: [spec('sets up energy [USAGE-01]', true, 'expected'), spec('is left out', true, 'skipped')],
          suites: [
            {
              title: 'payment',
              file: 'mover/energy.spec.ts',
              specs: [spec('needs consent [PAY-02]', false, 'unexpected')],
            },
          ],
        },
      ],
    };
    expect(playwrightResults(report)).toEqual([
      {
        file: 'e2e/tests/mover/energy.spec.ts',
        title: 'payment needs consent [PAY-02]',
        passed: false,
        tags: ['energy'],
      },
      { file: 'e2e/tests/mover/energy.spec.ts', title: 'sets up energy [USAGE-01]', passed: true, tags: ['energy'] },
    ]);
  });

  it('name the filters that selected nothing', () => {
    const results = [
      { file: 'mfe-energy/src/usage/usage.page.spec.tsx', title: 'asks for rooms', passed: true },
      { file: 'e2e/tests/mover/nations.spec.ts', title: 'Cardiff', passed: true, tags: ['council-water'] },
    ];
    const filters = ['usage', '@council-water', 'Nations', 'enrgy'];
    expect(filtersWithoutTests(filters, results)).toEqual(['enrgy']);
  });
});
