import { forTerminal } from './log-files.mjs';

describe('forTerminal', () => {
  it.each([
    ['{"level":30,"msg":"request"}', 'stdout', undefined],
    ['{"level":40,"msg":"slow vendor"}', 'stdout', 'slow vendor'],
    ['{"level":50,"msg":"failed","err":{"message":"no connection"}}', 'stdout', 'failed: no connection'],
    ['{"level":50,"msg":"same","err":{"message":"same"}}', 'stderr', 'same'],
    ['plain words', 'stdout', undefined],
    ['plain words', 'stderr', 'plain words'],
    ['{not json', 'stderr', '{not json'],
    ['', 'stderr', undefined],
  ])('of %p on %s shows %p', (line, source, expected) => {
    expect(forTerminal(line, source)).toBe(expected);
  });
});
