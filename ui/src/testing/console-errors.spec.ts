/* oxlint-disable no-console -- these tests write to it */
import { checkConsole, expectConsoleErrors } from './console-errors';

describe('what a test writes to the console', () => {
  it.each(['error', 'warn'] as const)('fails it: %s', (method) => {
    console[method]('An update to %s was not wrapped in act(...).', 'ListPage');
    expect(() => checkConsole('the test')).toThrow(
      `console.${method}: An update to ListPage was not wrapped in act(...).`,
    );
  });

  it('fails it with every line, and names the test that wrote them', () => {
    console.error('first');
    console.error('second');
    expect(() => checkConsole('the next test')).toThrow(
      /^console\.error: first\n\n\(written after ".+" had ended\)\n\nconsole\.error: second$/,
    );
  });

  it('does not fail it when it expects that', () => {
    const lines = expectConsoleErrors(/^no answer/);
    console.error('no answer from %s', 'the list');
    expect(lines).toEqual(['no answer from the list']);
  });

  it('is missed when the test expects it', () => {
    expectConsoleErrors(/^no answer/);
    expect(() => checkConsole('the test')).toThrow('The test wrote nothing to the console that matches /^no answer/');
  });
});
