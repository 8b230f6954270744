import { datePartsFromText, digits } from './date-parts';

describe('datePartsFromText', () => {
  it.each([
    ['27/11/2026', { day: '27', month: '11', year: '2026' }],
    [' 27 Nov 2026 ', { day: '27', month: '11', year: '2026' }],
    ['1-2-1985', { day: '1', month: '2', year: '1985' }],
    ['27.11.2026', { day: '27', month: '11', year: '2026' }],
    ['2026-11-27', { day: '27', month: '11', year: '2026' }],
    ['27/11', undefined],
    ['27 Foo 2026', undefined],
    ['soon', undefined],
  ])('parses %s', (text, parts) => {
    expect(datePartsFromText(text)).toEqual(parts);
  });
});

describe('digits', () => {
  it('keeps only digits, up to the given length', () => {
    expect(digits('a2b7c9', 2)).toBe('27');
  });
});
