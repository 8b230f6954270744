import { validationErrors } from '../testing';
import { chosenAddressSchema, manualAddressSchema, postcodeSchema } from './address.schema';

describe('a postcode', () => {
  it.each([
    ['MK40 2QT', 'MK40 2QT'],
    ['mk402qt', 'MK40 2QT'],
    [' mk40  2qt ', 'MK40 2QT'],
    ['MK40-2QT', 'MK40 2QT'],
    ['eh39qn', 'EH3 9QN'],
    ['SW1A 1AA', 'SW1A 1AA'],
    ['ec1a1bb', 'EC1A 1BB'],
    ['ZE1 0ZZ', 'ZE1 0ZZ'],
    ['GY1 1WN', 'GY1 1WN'],
    ['m11ae', 'M1 1AE'],
    ['b296bd', 'B29 6BD'],
    ['w1a1aa', 'W1A 1AA'],
    ['gir0aa', 'GIR 0AA'],
  ])('typed as %j is stored as %j', (typed, stored) => {
    expect(postcodeSchema.parse(typed)).toBe(stored);
  });

  it.each(['MK40', '12345', 'MK40 2Q', 'QQ1 1AA', 'MK40 2QTX', 'Castle Road, Bedford', 'MK4O2C1'])(
    '%j is not recognised [ADDR-09]',
    (typed) => {
      expect(validationErrors(postcodeSchema, typed)).toEqual({ '': "We don't recognise this postcode" });
    },
  );

  it.each(['', '   ', undefined])('%j is missing [ADDR-10]', (typed) => {
    expect(validationErrors(postcodeSchema, typed)).toEqual({ '': 'Please tell me the postcode of your new home' });
  });
});

describe('a manually entered address', () => {
  const typed = { houseNameOrNumber: '14', addressLine1: 'Castle Road', town: 'Bedford', postcode: 'mk402qt' };

  it('is trimmed, and has an empty second line by default', () => {
    expect(manualAddressSchema.parse({ ...typed, town: ' Bedford ' })).toEqual({
      houseNameOrNumber: '14',
      addressLine1: 'Castle Road',
      addressLine2: '',
      town: 'Bedford',
      postcode: 'MK40 2QT',
    });
  });

  it('has no comma of a whole address at the end of its lines', () => {
    const copied = { ...typed, addressLine1: 'Castle Road ,', addressLine2: 'Newnham,', town: 'Bedford,' };
    expect(manualAddressSchema.parse(copied)).toMatchObject({
      addressLine1: 'Castle Road',
      addressLine2: 'Newnham',
      town: 'Bedford',
    });
  });

  it('requires house, first line and town [ADDR-14]', () => {
    expect(
      validationErrors(manualAddressSchema, {
        houseNameOrNumber: '',
        addressLine1: ' ',
        town: '',
        postcode: 'MK40 2QT',
      }),
    ).toEqual({
      houseNameOrNumber: 'Please enter your house name or number',
      addressLine1: 'Please enter the first line of your address',
      town: 'Please enter your town or city',
    });
  });

  it('limits every line to 100 characters [ADDR-15]', () => {
    const long = 'x'.repeat(101);
    const tooLong = 'Value can not be more than 100 characters';
    expect(
      validationErrors(manualAddressSchema, {
        ...typed,
        houseNameOrNumber: long,
        addressLine1: long,
        addressLine2: long,
        town: long,
      }),
    ).toEqual({
      houseNameOrNumber: tooLong,
      addressLine1: tooLong,
      addressLine2: tooLong,
      town: tooLong,
    });
  });
});

it('requires an address to be chosen from the list [ADDR-13]', () => {
  expect(validationErrors(chosenAddressSchema, { addressKey: '' })).toEqual({
    addressKey: 'Please select an address from the dropdown',
  });
  expect(validationErrors(chosenAddressSchema, {})).toEqual({
    addressKey: 'Please select an address from the dropdown',
  });
});
