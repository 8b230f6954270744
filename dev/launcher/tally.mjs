/** The counts of one runner. A non-zero exit code without a failed test counts as one failure. */
export function counted({ passed = 0, failed = 0, code = 0 }) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** A check that has no tests, such as the type check, counts as one. */
export const check = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** From Jest's `--json` file. A suite that could not run contains no tests but counts as failed, and so does a skipped test. */
export function jestCount(report, code) {
  const { numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = report;
  return counted({
    passed: report.numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests,
    code,
  });
}

/** From Playwright's JSON file. A flaky test counts as failed, and so does a skipped one. */
export function playwrightCount(report, code) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return counted({ passed: expected, failed: unexpected + flaky + skipped, code });
}

/** A check that cannot run on this machine, for a reason that its phase shows. */
export const notRun = (reason) => ({ passed: 0, failed: 0, notRun: 1, reason });

export function total(counts) {
  const sum = { passed: 0, failed: 0, notRun: 0 };
  for (const count of counts) for (const name of Object.keys(sum)) sum[name] += count[name] ?? 0;
  return sum;
}

/** The last line of a test run. */
export const summaryLine = ({ passed, failed, notRun: skipped = 0 }) =>
  [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} not run`] : [])].join(', ');
