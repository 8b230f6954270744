import { isInWales } from '../address/postcode-area';
import { isLanguageCode, psrLanguages } from './languages';

const inEngland = psrLanguages({ inWales: false });
const names = inEngland.map(({ name }) => name);

describe('the languages of the register', () => {
  it('are about 200, with distinct names, without English [PSR-04]', () => {
    expect(inEngland).toHaveLength(199);
    expect(new Set(names).size).toBe(199);
    expect(inEngland.filter(({ code, name }) => code === name)).toEqual([]);
    expect(names).not.toContain('English');
  });

  it('begin with the most spoken ones of the census; the others follow by name', () => {
    expect(names.slice(0, 6)).toEqual(['Polish', 'Romanian', 'Punjabi (Panjabi)', 'Urdu', 'Portuguese', 'Spanish']);
    expect(names.slice(23, 26)).toEqual(['Abkhazian', 'Afar', 'Afrikaans']);
    expect(names.at(-1)).toBe('Zulu');
  });

  it('begin with Welsh in Wales', () => {
    const inWales = psrLanguages({ inWales: true });
    expect(inWales[0]).toEqual({ code: 'cy', name: 'Welsh' });
    expect(inWales).toHaveLength(199);
    expect(names.indexOf('Welsh')).toBeGreaterThan(100);
  });

  it.each(['British Sign Language (BSL)', 'Makaton', 'Cantonese', 'Sylheti', 'Mirpuri (Pahari)', 'Kurdish (Sorani)'])(
    'include %s',
    (name) => expect(names).toContain(name),
  );

  it('have codes that the register knows', () => {
    expect(inEngland.every(({ code }) => isLanguageCode(code))).toBe(true);
    expect(['en', 'xx', '', 'PL'].filter(isLanguageCode)).toEqual([]);
  });
});

it.each<[string | null, boolean]>([
  ['CF10 3NP', true],
  ['LL57 1AA', true],
  ['SY23 3AA', true],
  ['SY1 1AA', false],
  ['SY15 6AA', true],
  ['SY14 7AA', false],
  ['LD1 5AA', true],
  ['NP10 8XG', true],
  ['SA1 1AA', true],
  ['HR3 5AA', true],
  ['HR4 9AA', false],
  ['CH5 1AA', true],
  ['CH8 7AA', true],
  ['CH1 1AA', false],
  ['CH62 1AA', false],
  ['MK40 2QT', false],
  ['SW9 8HG', false],
  [null, false],
])('the postcode %s is in Wales: %s', (postcode, expected) => {
  expect(isInWales(postcode)).toBe(expected);
});
