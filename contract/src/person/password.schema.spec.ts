import { passwordCriteria, passwordSchema } from './password.schema';

const all = ['length', 'lower', 'upper', 'digit', 'special'];

describe('the criteria of a password', () => {
  it.each([
    ['', []],
    ['moving', ['length', 'lower']],
    ['Mo1!', ['lower', 'upper', 'digit', 'special']],
    ['Moving', ['length', 'lower', 'upper']],
    ['Moving 1', ['length', 'lower', 'upper', 'digit']],
    ['MOVING1!', ['length', 'upper', 'digit', 'special']],
    ['moving1!', ['length', 'lower', 'digit', 'special']],
    ['Moving1!', all],
    ['Über1£', all],
    [`Moving1!${'x'.repeat(24)}`, all],
    [`Moving1!${'x'.repeat(25)}`, ['lower', 'upper', 'digit', 'special']],
  ])('%j meets %j, and is accepted only when it meets all of them [PWD-01]', (password, met) => {
    expect(passwordCriteria.filter(({ isMet }) => isMet(password)).map(({ id }) => id)).toEqual(met);
    expect(passwordSchema.safeParse(password).success).toBe(met.length === all.length);
  });
});
