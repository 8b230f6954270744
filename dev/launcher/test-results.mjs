import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { inProject, ROOT } from './project.mjs';

/** Results of the last whole test run, read by `npm run requirements`: [{ file, title, passed }]. */
const RESULTS_FILE = inProject('.cache', 'test-results.json');

/** From Jest's `--json` file. */
export const jestResults = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: relative(ROOT, name), title: fullName, passed: status === 'passed' })),
  );

/** From Playwright's JSON file. A story that ran in several projects passed when it passed in all of them. */
export function playwrightResults({ config, suites }) {
  const inSuite = (suite, titles) => [
    ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, [...titles, inner.title])),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok }) => ({
        file: relative(ROOT, join(config.rootDir, suite.file)),
        title: [...titles, title].join(' '),
        passed: ok,
      })),
  ];
  return suites.flatMap((file) => inSuite(file, []));
}

export async function writeTestResults(results) {
  await mkdir(dirname(RESULTS_FILE), { recursive: true });
  await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 1)}\n`);
}
