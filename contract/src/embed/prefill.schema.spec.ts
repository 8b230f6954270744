import { validationErrors } from '../testing';
import { newPrefillCodeSchema, redeemPrefillSchema } from './prefill.schema';

const schema = newPrefillCodeSchema({ today: '2026-11-20', limits: { maxPastMonths: 3, maxFutureDays: 29 } });
const page = { brand: 'oakwood', origin: 'https://www.oakwood.example' };
const errorsOf = (body: object) => validationErrors(schema, { ...page, ...body });

describe('the details of a prefill code', () => {
  it('are all optional', () => {
    expect(schema.parse(page)).toEqual(page);
    expect(schema.parse({ ...page, details: {} })).toEqual({ ...page, details: {} });
  });

  it('are normalised as in the mover’s own forms', () => {
    const details = {
      title: 'Ms',
      firstName: ' Zoë ',
      surname: 'O’Neill',
      emailAddress: 'Zoe@Example.Test',
      contactNumber: '+44 7700 900101',
      moveInDate: '2026-11-27',
      address: { postcode: 'mk402qt', houseNameOrNumber: '14', addressLine1: 'Castle Road,' },
      branch: '12',
    };
    expect(schema.parse({ ...page, details }).details).toEqual({
      title: 'Ms',
      firstName: 'Zoë',
      surname: 'O’Neill',
      emailAddress: 'zoe@example.test',
      contactNumber: '07700900101',
      moveInDate: '2026-11-27',
      address: {
        postcode: 'MK40 2QT',
        houseNameOrNumber: '14',
        addressLine1: 'Castle Road',
        addressLine2: '',
        town: '',
      },
      branch: '12',
    });
  });

  it.each<[string, object, Record<string, string>]>([
    ['an unknown title', { title: 'Sir' }, { 'details.title': 'Please enter your Title' }],
    [
      'a name with digits',
      { surname: 'Hartley2' },
      { 'details.surname': 'Surname cannot contain numbers or special characters' },
    ],
    [
      'a landline',
      { contactNumber: '01632 960101' },
      { 'details.contactNumber': 'Please enter a valid UK mobile number without spaces, starting with 07' },
    ],
    [
      'an address without an @',
      { emailAddress: 'zoe' },
      { 'details.emailAddress': 'Please enter a valid email address' },
    ],
    [
      'a move-in date too far ahead',
      { moveInDate: '2026-12-20' },
      { 'details.moveInDate': 'I can only help with move-in dates up to 29 days in the future' },
    ],
    ['a branch that is no number', { branch: 'Bedford' }, { 'details.branch': 'This brand has no such branch' }],
  ])('are rejected with %s', (_, details, errors) => {
    expect(errorsOf({ details })).toEqual(errors);
  });

  it.each<[string, object, Record<string, string>]>([
    ['health needs', { psr: { conditions: [] } }, { details: 'These fields are not accepted: psr' }],
    [
      'bank details',
      { bankAccountNumber: '66374958', bankAccountSortCode: '089999' },
      { details: 'These fields are not accepted: bankAccountNumber, bankAccountSortCode' },
    ],
    ['a date of birth', { dateOfBirth: '1985-03-27' }, { details: 'These fields are not accepted: dateOfBirth' }],
    [
      'an unknown line of the address',
      { address: { postcode: 'MK40 2QT', uprn: '1' } },
      { 'details.address': 'These fields are not accepted: uprn' },
    ],
  ])('never contain %s', (_, details, errors) => {
    expect(errorsOf({ details })).toEqual(errors);
  });

  it('do not come with an enrolment', () => {
    expect(errorsOf({ details: { title: 'Mr' }, enrolment: 'HM-7KQ2XW9D' })).toEqual({
      enrolment: 'A code has either details or an enrolment',
    });
    expect(errorsOf({ enrolment: 'HM-7KQ2XW9D' })).toEqual({});
  });
});

it('exchanges a code for one origin and one brand', () => {
  expect(Object.keys(validationErrors(redeemPrefillSchema, { code: 'x'.repeat(201) }))).toEqual([
    'code',
    'origin',
    'brand',
  ]);
});
