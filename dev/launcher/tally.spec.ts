import { check, jestCount, notRun, playwrightCount, summaryLine, total } from './tally.mjs';

const jestReport = {
  numPassedTests: 0,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

describe('the count of a test run', () => {
  it('adds up all runners in one line', () => {
    const counts = [
      check(0),
      check(1),
      jestCount({ ...jestReport, numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 }, 1),
      playwrightCount({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 0 } }, 1),
    ];
    expect(summaryLine(total(counts))).toBe('50 passed, 6 failed');
  });

  it('names checks that did not run, and counts them neither as passed nor as failed', () => {
    expect(summaryLine(total([check(0), notRun('nginx is missing'), check(0)]))).toBe('2 passed, 0 failed, 1 not run');
  });

  it('counts a non-zero exit code without a failed test as a failure', () => {
    expect(jestCount({ ...jestReport, numPassedTests: 5 }, 1)).toEqual({ passed: 5, failed: 1 });
    expect(playwrightCount({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } }, 1)).toEqual({
      passed: 0,
      failed: 1,
    });
  });

  it('counts skipped tests and stories as failures', () => {
    expect(jestCount({ ...jestReport, numPassedTests: 5, numPendingTests: 3, numTodoTests: 1 }, 0)).toEqual({
      passed: 5,
      failed: 4,
    });
    expect(playwrightCount({ stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 } }, 0)).toEqual({
      passed: 4,
      failed: 2,
    });
  });
});
