import { validationErrors } from '../testing';
import { saveOnboardingSchemaFor } from './onboarding.schema';

const today = '2026-11-20';
const schemaFor = saveOnboardingSchemaFor({ today });
const errorsOf = (body: unknown) => validationErrors(schemaFor(body), body);
const saved = (body: unknown) => schemaFor(body).parse(body);

const manualAddress = {
  isManualAddress: true,
  manualAddressStreetOne: ' 3 River Walk ',
  manualAddressTown: ' Truro ',
  manualAddressCounty: ' Cornwall ',
};

describe('a manually entered address', () => {
  it('is trimmed, and needs no second street or postcode [ONB-25] [ONB-34]', () => {
    expect(saved(manualAddress)).toEqual({
      isManualAddress: true,
      manualAddressStreetOne: '3 River Walk',
      manualAddressStreetTwo: '',
      manualAddressTown: 'Truro',
      manualAddressCounty: 'Cornwall',
    });
    expect(saved({ ...manualAddress, postcode: 'tr12he', version: 4 })).toMatchObject({
      postcode: 'TR1 2HE',
      version: 4,
    });
  });

  it('is normalised when pasted: without invisible characters and trailing commas', () => {
    const pasted = { manualAddressStreetOne: '3\u00A0River  Walk,', manualAddressTown: 'Truro\u200B' };
    expect(saved({ ...manualAddress, ...pasted })).toMatchObject({
      manualAddressStreetOne: '3 River Walk',
      manualAddressTown: 'Truro',
    });
  });

  it('requires a street, a town and a county [ONB-31] [ONB-32] [ONB-33]', () => {
    expect(errorsOf({ isManualAddress: true, manualAddressTown: ' ' })).toEqual({
      manualAddressStreetOne: 'We need your street address',
      manualAddressTown: 'We need your town or city',
      manualAddressCounty: 'We need your county',
    });
  });

  it('accepts lines of at most 100 characters and a valid postcode only [ONB-35]', () => {
    expect(errorsOf({ ...manualAddress, manualAddressStreetTwo: 'x'.repeat(101), postcode: 'ABC' })).toEqual({
      manualAddressStreetTwo: 'Value can not be more than 100 characters',
      postcode: "That postcode doesn't look quite right",
    });
  });
});

describe('an address of the lookup', () => {
  it('is saved by its key, with its text [ONB-26]', () => {
    const body = { isManualAddress: false, address: '5001014', addressHumanReadable: '14 Castle Road, Bedford' };
    expect(saved(body)).toEqual(body);
  });

  it.each([{ isManualAddress: false }, { isManualAddress: false, address: '' }, { address: '' }])(
    'is rejected without a key: %j [ONB-30]',
    (body) => {
      expect(errorsOf(body)).toEqual({ address: 'We need your new address' });
    },
  );
});

describe('a single field', () => {
  it.each([
    [{ firstName: ' Zoë ' }, { firstName: 'Zoë' }],
    [{ surname: 'O’Neill-Björk' }, { surname: 'O’Neill-Björk' }],
    [{ dateOfBirth: '2008-11-20' }, { dateOfBirth: '2008-11-20' }],
    [{ dateOfBirth: '1926-11-21' }, { dateOfBirth: '1926-11-21' }],
    [{ moveInDate: '2026-12-20' }, { moveInDate: '2026-12-20' }],
    [{ moveInDate: '2026-08-20' }, { moveInDate: '2026-08-20' }],
    [{ postcode: 'mk402qt' }, { postcode: 'MK40 2QT' }],
    [{ address: '5001014' }, { address: '5001014' }],
  ])('is accepted: %j [ONB-27]', (body, expected) => {
    expect(saved(body)).toEqual(expected);
  });

  it.each([
    [{ firstName: 'Z' }, { firstName: "That name doesn't look long enough" }],
    [{ surname: ' ' }, { surname: "That name doesn't look long enough" }],
    [{ firstName: 'x'.repeat(51) }, { firstName: 'The length of First name must be 50 characters or fewer' }],
    [{ surname: 'H4rtley' }, { surname: 'Surname cannot contain numbers or special characters' }],
  ])('rejects an invalid name: %j [ONB-38]', (body, expected) => {
    expect(errorsOf(body)).toEqual(expected);
  });

  it.each([
    ['', "You haven't entered your date of birth", 'ONB-39'],
    ['2008-11-21', 'You need to be 18 or over to use the product', 'ONB-40'],
    ['1926-11-20', 'You need to be 99 or under to use the product', 'ONB-41'],
    ['1990-02-30', "That's not a real date", 'ONB-42'],
  ])('rejects the date of birth %p with: %s [%s]', (dateOfBirth, message) => {
    expect(errorsOf({ dateOfBirth })).toEqual({ dateOfBirth: message });
  });

  it.each([
    ['', "You haven't entered your move-in date"],
    ['2026-08-19', 'Date needs to be in the last 3 months'],
    ['2026-12-21', 'Date needs to be in the next 30 days'],
    ['2026-02-30', "That's not a real date"],
  ])('rejects an invalid move-in date: %p [ONB-43] [ONB-44] [ONB-45]', (moveInDate, message) => {
    expect(errorsOf({ moveInDate })).toEqual({ moveInDate: message });
  });

  it.each([{}, null, 'text', { firstName: 'Sam', surname: 'Hartley' }, { phoneNumber: '07700900101' }])(
    'rejects a body that is not exactly one field: %j',
    (body) => {
      expect(errorsOf(body)).toEqual({
        '': 'Give one address, or exactly one of firstName, surname, dateOfBirth, address, moveInDate and postcode',
      });
    },
  );
});
