import * as z from 'zod/mini';
import { formBoolean, formList, formMessages, formNumber } from './form-values';

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
  ['false', false],
  [false, false],
  ['yes', undefined],
])('formBoolean reads %j as %s', (given, read) => {
  expect(formBoolean.safeParse(given).data).toBe(read);
});

it.each([
  ['one', ['one']],
  [
    ['one', 'two'],
    ['one', 'two'],
  ],
  [[], []],
  ['three', undefined],
  [['one', 'two', 'one'], undefined],
  [{ one: 'one' }, undefined],
])('formList of at most two reads %j as %j', (given, read) => {
  expect(formList(z.enum(['one', 'two']), 2).safeParse(given).data).toEqual(read);
});
