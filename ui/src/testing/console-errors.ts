import { format } from 'node:util';

interface Written {
  readonly test: string | undefined;
  readonly line: string;
  /** Where the line was written. */
  readonly frames: string | undefined;
}

interface Expected {
  readonly pattern: RegExp;
  readonly lines: string[];
}

let unexpected: Written[] = [];
let expected: Expected[] = [];
const ignored: RegExp[] = [];

const currentTest = () => expect.getState().currentTestName;

/**
 * Expects the current test to write at least one console error or warning that matches `pattern`. Matching lines do
 * not fail the test. Returns the lines in the order written.
 */
export function expectConsoleErrors(pattern: RegExp): readonly string[] {
  const lines: string[] = [];
  expected.push({ pattern, lines });
  return lines;
}

/**
 * Ignores matching console errors and warnings in every test of the spec file. Use it for messages caused by a
 * browser feature that jsdom lacks.
 */
export function ignoreConsoleErrors(pattern: RegExp): void {
  ignored.push(pattern);
}

function record(method: 'error' | 'warn') {
  return (...values: unknown[]): void => {
    const line = format(...values);
    const match = expected.find(({ pattern }) => pattern.test(line));
    if (match) return void match.lines.push(line);
    if (ignored.some((pattern) => pattern.test(line))) return;
    const frames = new Error().stack?.split('\n').slice(2).join('\n');
    unexpected.push({ test: currentTest(), line: `console.${method}: ${withoutAdvice(line)}`, frames });
  };
}

/** Without the advice that React adds to each warning about `act`. */
const withoutAdvice = (line: string) => line.replace(/\n\nWhen testing, code that causes[^]*$/, '');

/** Throws what a test wrote and did not expect, or expected and did not write; then starts again. */
export function checkConsole(test: string | undefined): void {
  const [first, ...others] = unexpected;
  const missing = expected.find(({ lines }) => lines.length === 0);
  unexpected = [];
  expected = [];
  if (first) {
    const after = first.test === test ? '' : `\n\n(written after "${first.test}" had ended)`;
    const more = others.filter(({ line }) => line !== first.line).map(({ line }) => `\n\n${line}`);
    const error = new Error(`${first.line}${after}${more.join('')}`);
    error.stack = `${error.message}\n${first.frames}`;
    throw error;
  }
  if (missing) throw new Error(`The test wrote nothing to the console that matches ${missing.pattern}`);
}

/**
 * Fails each test of the spec file that writes an error or a warning to the console: a warning of React, an update after the
 * test has ended, something that jsdom lacks.
 */
export function failOnConsoleErrors(): void {
  Object.assign(console, { error: record('error'), warn: record('warn') });
  afterEach(() => checkConsole(currentTest()));
  // Testing Library unmounts after the hook above; the unmount after the last test is checked here.
  afterAll(() => checkConsole(undefined));
}
