import { terminalMessage } from './log-files.mjs';

describe('terminalMessage', () => {
  it.each([
    ['{"level":30,"msg":"request"}', 'stdout', undefined],
    ['{"level":40,"msg":"slow vendor"}', 'stdout', 'slow vendor'],
    ['{"level":50,"msg":"failed","err":{"message":"no connection"}}', 'stdout', 'failed: no connection'],
    ['{"level":50,"msg":"same","err":{"message":"same"}}', 'stderr', 'same'],
    ['plain text', 'stdout', undefined],
    ['plain text', 'stderr', 'plain text'],
    ['{not json', 'stderr', '{not json'],
    ['', 'stderr', undefined],
  ])('for %p on %s is %p', (line, source, expected) => {
    expect(terminalMessage(line, source)).toBe(expected);
  });
});
