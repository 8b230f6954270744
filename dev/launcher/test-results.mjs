import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { inProject, ROOT } from './project.mjs';
import { isSelectedBy, storiesIn } from './stories.mjs';

/** Results of the last whole test run, read by `npm run requirements`: [{ file, title, passed, tags? }]. */
const RESULTS_FILE = inProject('.cache', 'test-results.json');

/** From Jest's `--json` file. */
export const jestResults = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: relative(ROOT, name), title: fullName, passed: status === 'passed' })),
  );

/** From Playwright's JSON file. A story that ran in several projects passed when it passed in all of them. */
export function playwrightResults(report) {
  const results = new Map();
  for (const { file, titles, tags, status, ok } of storiesIn(report)) {
    const title = titles.join(' ');
    if (status !== 'skipped') results.set(`${file}: ${title}`, { file, title, passed: ok, tags });
  }
  return [...results.values()];
}

/** The filters of a run that selected no test. */
export function filtersWithoutTests(filters, results) {
  return filters.filter((filter) => !results.some((result) => isSelectedBy(filter, result)));
}

export async function writeTestResults(results) {
  await mkdir(dirname(RESULTS_FILE), { recursive: true });
  await writeFile(RESULTS_FILE, `${JSON.stringify(results, null, 1)}\n`);
}
