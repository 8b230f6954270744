import { formBoolean, formMessages, formNumber } from './form-values';

it('has the generic messages of the specification [UI-03]', () => {
  expect(formMessages).toEqual({
    mandatory: 'Mandatory',
    invalid: 'Invalid',
    max100: 'Value can not be more than 100 characters',
    max50: 'Value can not be more than 50 characters',
  });
});

it.each([
  ['1', 1],
  [1, 1],
  ['2', undefined],
  ['', undefined],
  [' ', undefined],
  [true, undefined],
  [null, undefined],
])('formNumber([0, 1]) reads %j as %s', (given, read) => {
  expect(formNumber([0, 1] as const).safeParse(given).data).toBe(read);
});

it.each([
  ['true', true],
  [false, false],
  ['yes', undefined],
])('formBoolean reads %j as %s', (given, read) => {
  expect(formBoolean.safeParse(given).data).toBe(read);
});
