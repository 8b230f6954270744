import { confirmDetailsSchema } from '../account/account.schema';
import { passwordSchema } from '../person/password.schema';
import { chosenAddressSchema, manualAddressSchema, postcodeSchema } from '../address/address.schema';
import { energyUsageSchema } from '../energy/energy-usage.schema';
import { moveInDateSchema, residentialStatusSchema } from '../moving-details/moving-details.schema';
import { codeSchema } from '../otp/otp.schema';
import { directDebitSchema } from '../payment/payment.schema';
import {
  contactNumberSchema,
  dateOfBirthSchema,
  emailAddressSchema,
  personalDetailsSchema,
} from '../person/person.schema';
import { toIsoDate, type DateParts } from './calendar-date';
import { validationErrors } from '../testing';

const today = '2026-11-20';
const shape = personalDetailsSchema({ today }).shape;
const bank = directDebitSchema({
  accountNameRegex: "^[A-Za-z0-9 .&'/-]+$",
  accountNameRegexError: 'Letters, numbers, spaces and . & / - only',
  supplierPreferredPaymentDays: [],
  directDebitPaperMandateRequest: false,
  smartMeterRequired: false,
  noticeWorkingDays: 2,
  existingDetails: null,
}).def.options[0].def.options[0].shape;

/** Every text field, with the schema that its form and the API use. */
const fields = {
  Title: shape.title,
  'First name': shape.firstName,
  Surname: shape.surname,
  'Surname to confirm': confirmDetailsSchema.shape.surname,
  'Mobile number': contactNumberSchema,
  'Email address': emailAddressSchema,
  Password: passwordSchema,
  Postcode: postcodeSchema,
  Address: chosenAddressSchema.shape.addressKey,
  'House name or number': manualAddressSchema.shape.houseNameOrNumber,
  'Address line 1': manualAddressSchema.shape.addressLine1,
  'Address line 2': manualAddressSchema.shape.addressLine2,
  Town: manualAddressSchema.shape.town,
  'Date of birth': dateOfBirthSchema({ today }),
  'Move-in date': moveInDateSchema({ today, limits: { maxPastMonths: 3, maxFutureDays: 29 } }),
  'Residential status': residentialStatusSchema,
  Code: codeSchema,
  'Account holder': bank.bankAccountName,
  'Account number': bank.bankAccountNumber,
  'Sort code': bank.bankAccountSortCode,
  'Electricity kWh': energyUsageSchema({ fuelType: 'Electric' }).shape.electricityKwhUsage,
};
type Field = keyof typeof fields;

const long = (length: number) => 'x'.repeat(length);

describe('input in a common format is accepted and normalised', () => {
  const table: readonly [field: Field, typed: string, parsed: unknown][] = [
    ['First name', '  Sam  ', 'Sam'],
    ['First name', 'Mary  Ann', 'Mary Ann'],
    ['First name', 'Anne\u00A0Marie', 'Anne Marie'],
    ['First name', 'Zoe\u0308', 'Zoë'],
    ['First name', 'Siân', 'Siân'],
    ['First name', 'Jean-Luc', 'Jean-Luc'],
    ['First name', 'Łukasz', 'Łukasz'],
    ['First name', 'Bo', 'Bo'],
    ['Surname', "O'Neill", "O'Neill"],
    ['Surname', 'O’Neill', 'O’Neill'],
    ['Surname', 'O‘Neill', "O'Neill"],
    ['Surname', 'D`Arcy', "D'Arcy"],
    ['Surname', 'D´Arcy', "D'Arcy"],
    ['Surname', 'Hartley‑Jones', 'Hartley-Jones'],
    ['Surname', 'Hartley – Jones', 'Hartley - Jones'],
    ['Surname', 'van der Berg', 'van der Berg'],
    ['Surname', 'Ng', 'Ng'],
    ['Surname', 'Hartley\n', 'Hartley'],
    ['Surname', 'Hart\u00ADley', 'Hartley'],
    ['Surname', 'HARTLEY', 'HARTLEY'],
    ['Surname to confirm', ' hartley ', 'hartley'],
    ['Surname to confirm', "O'Neill  Björk", "O'Neill Björk"],
    ['Mobile number', '07700900101', '07700900101'],
    ['Mobile number', '07700 900 101', '07700900101'],
    ['Mobile number', '07700-900-101', '07700900101'],
    ['Mobile number', '07700–900–101', '07700900101'],
    ['Mobile number', '07700.900.101', '07700900101'],
    ['Mobile number', '07700/900101', '07700900101'],
    ['Mobile number', '(07700) 900101', '07700900101'],
    ['Mobile number', '+447700900101', '07700900101'],
    ['Mobile number', '+44 7700 900101', '07700900101'],
    ['Mobile number', '+44 (0)7700 900101', '07700900101'],
    ['Mobile number', '(+44) 7700 900101', '07700900101'],
    ['Mobile number', '0044 7700 900101', '07700900101'],
    ['Mobile number', '447700900101', '07700900101'],
    ['Mobile number', '\u202A+44 7700 900101\u202C', '07700900101'],
    ['Email address', 'sam.hartley@example.test ', 'sam.hartley@example.test'],
    ['Email address', 'SAM.HARTLEY@EXAMPLE.TEST', 'sam.hartley@example.test'],
    ['Email address', 'Sam.Hartley@Example.test', 'sam.hartley@example.test'],
    ['Email address', 'sam+move@example.test', 'sam+move@example.test'],
    ['Email address', "pat.o'neill@mail.example.test", "pat.o'neill@mail.example.test"],
    ['Email address', 'mailto:sam@example.test', 'sam@example.test'],
    ['Email address', 'Sam Hartley <sam@example.test>', 'sam@example.test'],
    ['Email address', 'sam @ example.test', 'sam@example.test'],
    ['Email address', 'sam@example.test.', 'sam@example.test'],
    ['Email address', 'sam@example.test\u200B', 'sam@example.test'],
    ['Postcode', 'MK40 2QT', 'MK40 2QT'],
    ['Postcode', 'mk402qt', 'MK40 2QT'],
    ['Postcode', 'Mk40 2qT', 'MK40 2QT'],
    ['Postcode', '  mk40   2qt ', 'MK40 2QT'],
    ['Postcode', 'MK40-2QT', 'MK40 2QT'],
    ['Postcode', 'MK40.2QT.', 'MK40 2QT'],
    ['Postcode', 'M K 4 0 2 Q T', 'MK40 2QT'],
    ['Postcode', 'MK4 02QT', 'MK40 2QT'],
    ['Postcode', 'MK40\u00A02QT', 'MK40 2QT'],
    ['Postcode', 'eh39qn', 'EH3 9QN'],
    ['Postcode', 'sw1a1aa', 'SW1A 1AA'],
    ['House name or number', ' 14a ', '14a'],
    ['House name or number', 'Flat 2/1', 'Flat 2/1'],
    ['House name or number', 'Tŷ Gwyn', 'Tŷ Gwyn'],
    ['House name or number', "St Mary's  Lodge,", "St Mary's Lodge"],
    ['Address line 1', 'Castle Road,', 'Castle Road'],
    ['Address line 1', 'Castle\nRoad', 'Castle Road'],
    ['Address line 2', '', ''],
    ['Town', 'Stoke-on-Trent ', 'Stoke-on-Trent'],
    ['Code', '048213', '048213'],
    ['Code', '048 213', '048213'],
    ['Code', '048-213', '048213'],
    ['Code', '048–213', '048213'],
    ['Code', ' 0 4 8 2 1 3\n', '048213'],
    ['Code', '048213.', '048213'],
    ['Residential status', '201', 201],
    ['Account holder', '  Mr S  Hartley ', 'Mr S Hartley'],
    ['Account number', '5577 9911', '55779911'],
    ['Account number', '5577-9911', '55779911'],
    ['Sort code', '20-00-00', '200000'],
    ['Sort code', '20 00 00', '200000'],
    ['Sort code', '20–00–00', '200000'],
    ['Sort code', '20/00/00', '200000'],
    ['Electricity kWh', '2,700', 2700],
    ['Electricity kWh', '2 700', 2700],
    ['Electricity kWh', '2700 kWh', 2700],
    ['Electricity kWh', ' 2,700kwh ', 2700],
    ['Electricity kWh', '2700.0', 2700],
    ['Password', 'Moving 1!', 'Moving 1!'],
    ['Password', 'Überzug1£', 'Überzug1£'],
  ];

  it('has at least 60 cases', () => expect(table.length).toBeGreaterThanOrEqual(60));

  it.each(table)('%s: %j becomes %j', (field, typed, parsed) => {
    expect(fields[field].safeParse(typed)).toEqual({ success: true, data: parsed });
  });

  const dates: readonly [parts: DateParts, iso: string][] = [
    [{ day: '27', month: '3', year: '1985' }, '1985-03-27'],
    [{ day: '07', month: '03', year: '1985' }, '1985-03-07'],
    [{ day: ' 7 ', month: ' 3 ', year: ' 1985 ' }, '1985-03-07'],
    [{ day: '27', month: 'March', year: '1985' }, '1985-03-27'],
    [{ day: '27', month: 'mar', year: '1985' }, '1985-03-27'],
    [{ day: '27', month: 'SEPT', year: '1985' }, '1985-09-27'],
    [{ day: '27', month: 'Nov.', year: '1985' }, '1985-11-27'],
    [{ day: '1st', month: 'may', year: '1985' }, '1985-05-01'],
    [{ day: '22nd', month: 'June', year: '1985' }, '1985-06-22'],
    [{ day: '29', month: 'feb', year: '1988' }, '1988-02-29'],
  ];

  it.each(dates)('the date %j becomes %s', (typed, day) => {
    expect(toIsoDate(typed)).toBe(day);
    expect(fields['Date of birth'].safeParse(toIsoDate(typed))).toEqual({ success: true, data: day });
  });
});

const mobile = 'Please enter a valid UK mobile number without spaces, starting with 07';
const email = 'Please enter a valid email address';
const postcode = "We don't recognise this postcode";
const password = 'Please ensure your password match the criteria above';
const code = 'We need your 6-digit code';
const max100 = 'Value can not be more than 100 characters';

describe('invalid input is rejected with the message of the specification', () => {
  const table: readonly [field: Field, typed: unknown, message: string][] = [
    ['Title', '', 'Please enter your Title'],
    ['Title', 'Sir', 'Please enter your Title'],
    ['Title', 'Mx', 'Please enter your Title'],
    ['First name', '', 'The length of First name must be at least of 2 characters'],
    ['First name', '   ', 'The length of First name must be at least of 2 characters'],
    ['First name', undefined, 'The length of First name must be at least of 2 characters'],
    ['First name', 'S', 'The length of First name must be at least of 2 characters'],
    ['First name', 'S\u200B', 'The length of First name must be at least of 2 characters'],
    ['First name', long(51), 'The length of First name must be 50 characters or fewer'],
    ['First name', 'Sam2', 'First name cannot contain numbers or special characters'],
    ['First name', 'Sam & Jo', 'First name cannot contain numbers or special characters'],
    ['First name', 'Sam_H', 'First name cannot contain numbers or special characters'],
    ['Surname', 'H', 'The length of Surname must be at least of 2 characters'],
    ['Surname', long(51), 'The length of Surname must be 50 characters or fewer'],
    ['Surname', 'Hartley!', 'Surname cannot contain numbers or special characters'],
    ['Surname', 'sam@example.test', 'Surname cannot contain numbers or special characters'],
    ['Surname', '<Hartley>', 'Surname cannot contain numbers or special characters'],
    ['Surname to confirm', '', 'Please enter your surname'],
    ['Surname to confirm', ' ', 'Please enter your surname'],
    ['Surname to confirm', undefined, 'Please enter your surname'],
    ['Surname to confirm', long(101), max100],
    ['Mobile number', '', mobile],
    ['Mobile number', undefined, mobile],
    ['Mobile number', '0770090010', mobile],
    ['Mobile number', '077009001011', mobile],
    ['Mobile number', '7700900101', mobile],
    ['Mobile number', '01632 960101', mobile],
    ['Mobile number', '020 7946 0101', mobile],
    ['Mobile number', '+1 770 090 0101', mobile],
    ['Mobile number', '+353 87 123 4567', mobile],
    ['Mobile number', '07700 90010x', mobile],
    ['Mobile number', '07700900101 or 07700900102', mobile],
    ['Email address', '', email],
    ['Email address', undefined, email],
    ['Email address', 'sam', email],
    ['Email address', 'sam@', email],
    ['Email address', '@example.test', email],
    ['Email address', 'sam@example', email],
    ['Email address', 'sam@example..test', email],
    ['Email address', 'sam hartley@example.test', email],
    ['Email address', 'sam@example.test, jo@example.test', email],
    ['Email address', 'sam@jo@example.test', email],
    ['Email address', 'sam.example.test', email],
    ['Email address', `${long(88)}@example.test`, max100],
    ['Password', '', password],
    ['Password', undefined, password],
    ['Password', 'Mov1!', password],
    ['Password', `Moving1!${long(25)}`, password],
    ['Password', 'moving1!', password],
    ['Password', 'MOVING1!', password],
    ['Password', 'Moving!!', password],
    ['Password', 'Moving11', password],
    ['Password', 'Moving 1', password],
    ['Postcode', '', 'Please tell me the postcode of your new home'],
    ['Postcode', '  ', 'Please tell me the postcode of your new home'],
    ['Postcode', undefined, 'Please tell me the postcode of your new home'],
    ['Postcode', 'MK40', postcode],
    ['Postcode', 'MK40 2Q', postcode],
    ['Postcode', 'MK40 2QTX', postcode],
    ['Postcode', 'QQ1 1AA', postcode],
    ['Postcode', '90210', postcode],
    ['Postcode', '14 Castle Road', postcode],
    ['Address', '', 'Please select an address from the dropdown'],
    ['Address', undefined, 'Please select an address from the dropdown'],
    ['House name or number', ' ', 'Please enter your house name or number'],
    ['House name or number', ',', 'Please enter your house name or number'],
    ['House name or number', long(101), max100],
    ['Address line 1', '', 'Please enter the first line of your address'],
    ['Address line 1', undefined, 'Please enter the first line of your address'],
    ['Address line 2', long(101), max100],
    ['Town', '', 'Please enter your town or city'],
    ['Date of birth', '', 'Mandatory'],
    ['Date of birth', '1985-02-30', 'Invalid'],
    ['Date of birth', '27 March 1985', 'Invalid'],
    ['Date of birth', '2008-11-21', 'You must be at least 18 years of age to sign up'],
    ['Date of birth', '1926-11-20', 'You must be 99 years of age or under to sign up'],
    ['Move-in date', '', 'Please enter the date from which you are responsible for utilities at your new home'],
    ['Move-in date', '2026-11-31', 'Invalid'],
    ['Move-in date', '2026-12-20', 'I can only help with move-in dates up to 29 days in the future'],
    ['Move-in date', '2026-08-19', 'I can only help with dates 3 months in the past'],
    ['Residential status', '', 'Please select an option'],
    ['Residential status', '0', 'Please select an option'],
    ['Code', '', code],
    ['Code', undefined, code],
    ['Code', '04821', code],
    ['Code', '0482134', code],
    ['Code', '048 21', code],
    ['Account holder', ' ', 'Please enter your Account Holder Name'],
    ['Account holder', 'Mr Samuel J Hartley', 'Cannot be longer than 18 characters'],
    ['Account holder', 'S Hartley?', 'Letters, numbers, spaces and . & / - only'],
    ['Account number', '', 'Please enter your Bank Account Number'],
    ['Account number', '5577 991', 'Please enter a valid Bank Account Number'],
    ['Account number', '557799111', 'Please enter a valid Bank Account Number'],
    ['Sort code', '', 'Please enter your Sort Code'],
    ['Sort code', '20-00-0', 'Please enter a valid Sort Code'],
    ['Sort code', '2O-OO-OO', 'Please enter a valid Sort Code'],
    ['Electricity kWh', 'a lot', 'This field can only contain numbers'],
    ['Electricity kWh', '2,7', 'This field can only contain numbers'],
    ['Electricity kWh', '2700.5', 'To the nearest kWh'],
    ['Electricity kWh', '0', 'Please enter a value greater than 0'],
    ['Electricity kWh', '-5', 'Please enter a value greater than 0'],
    ['Electricity kWh', '500,000', 'Your usage seems too high, please enter a value less than 499999'],
  ];

  it('has at least 60 cases', () => expect(table.length).toBeGreaterThanOrEqual(60));

  it.each(table)('%s: %j is rejected with: %s', (field, typed, message) => {
    expect(validationErrors(fields[field], typed)).toEqual({ '': message });
  });

  it.each([
    { day: '31', month: 'June', year: '1985' },
    { day: '29', month: '2', year: '1985' },
    { day: '27', month: 'Mrach', year: '1985' },
    { day: '27', month: 'Ma', year: '1985' },
    { day: '27', month: '13', year: '1985' },
    { day: '27', month: '3', year: '85' },
    { day: '0', month: '3', year: '1985' },
    { day: '', month: '3', year: '1985' },
  ])('the date %j is rejected', (typed) => {
    expect(toIsoDate(typed)).toBeNull();
  });
});
