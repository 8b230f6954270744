import { validationErrors } from '../testing';
import { atMidnightUtc, contactDetailsSchema, personalDetailsSchema } from './person.schema';

const today = '2026-11-20';
const schema = personalDetailsSchema({ today });
const sam = { title: 'Mr', firstName: 'Sam', surname: 'Hartley', dateOfBirth: '1985-03-27' };

describe('personal details', () => {
  it('accept valid details', () => {
    expect(schema.parse(sam)).toEqual(sam);
  });

  it.each(['Mr', 'Mrs', 'Miss', 'Ms', 'Dr'])('accept the title %s', (title) => {
    expect(validationErrors(schema, { ...sam, title })).toEqual({});
  });

  it.each(['', 'Sir', 'mr', undefined])('reject the title %j [PERS-07]', (title) => {
    expect(validationErrors(schema, { ...sam, title })).toEqual({ title: 'Please enter your Title' });
  });

  it.each(['Ng', 'van der Berg', "O'Neill-Björk", 'Zoë', '  Hartley  ', 'Æthelred'])(
    'accept the surname %j',
    (surname) => {
      expect(validationErrors(schema, { ...sam, surname })).toEqual({});
    },
  );

  it('trim names', () => {
    expect(schema.parse({ ...sam, firstName: '  Sam ' }).firstName).toBe('Sam');
  });

  it('reject a name under 2 characters [PERS-11]', () => {
    expect(validationErrors(schema, { ...sam, firstName: 'S', surname: ' ' })).toEqual({
      firstName: 'The length of First name must be at least of 2 characters',
      surname: 'The length of Surname must be at least of 2 characters',
    });
  });

  it('reject a name over 50 characters and accept one of 50 [PERS-12]', () => {
    expect(validationErrors(schema, { ...sam, firstName: 'a'.repeat(51), surname: 'b'.repeat(50) })).toEqual({
      firstName: 'The length of First name must be 50 characters or fewer',
    });
  });

  it.each(['Sam2', 'Sam!', 'Sam@home', 'S_m'])('reject the name %j [PERS-09, PERS-10, PERS-13]', (name) => {
    expect(validationErrors(schema, { ...sam, firstName: name, surname: name })).toEqual({
      firstName: 'First name cannot contain numbers or special characters',
      surname: 'Surname cannot contain numbers or special characters',
    });
  });

  it.each(['--', "''", '’’', '- -', "-'-", '\u0301\u0301'])('reject the name %j, which has no letter', (name) => {
    expect(validationErrors(schema, { ...sam, firstName: name, surname: name })).toEqual({
      firstName: 'First name cannot contain numbers or special characters',
      surname: 'Surname cannot contain numbers or special characters',
    });
  });

  it.each([
    ['2008-11-20', undefined],
    ['2008-11-21', 'You must be at least 18 years of age to sign up'],
    ['1926-11-21', undefined],
    ['1927-01-01', undefined],
    ['1926-11-20', 'You must be 99 years of age or under to sign up'],
    ['', 'Mandatory'],
    ['1985-02-30', 'Invalid'],
  ])('for the date of birth %j show: %s [PERS-17, PERS-18]', (dateOfBirth, message) => {
    expect(validationErrors(schema, { ...sam, dateOfBirth })['dateOfBirth']).toBe(message);
  });
});

describe('a date of birth from the unpopulated journey', () => {
  it('is sent as midnight UTC, and stored as the day [PERS-20]', () => {
    expect(atMidnightUtc('1985-03-27')).toBe('1985-03-27T00:00:00.000Z');
    for (const dateOfBirth of ['1985-03-27T00:00:00.000Z', '1985-03-27T00:00:00Z']) {
      expect(schema.parse({ ...sam, dateOfBirth }).dateOfBirth).toBe('1985-03-27');
    }
  });

  it.each(['1985-03-27T01:00:00.000Z', '1985-03-27T00:00:00', '1985-02-30T00:00:00.000Z'])(
    'is rejected as %j',
    (dateOfBirth) => {
      expect(validationErrors(schema, { ...sam, dateOfBirth })).toEqual({ dateOfBirth: 'Invalid' });
    },
  );
});

describe('contact details', () => {
  const contact = { contactNumber: '07700900101', emailAddress: 'sam.hartley@example.test' };

  it.each([
    '07700900101',
    '07700 900101',
    '07700-900-101',
    '(07700) 900101',
    '+44 7700 900101',
    '0044 7700 900101',
    '+44 (0)7700 900101',
  ])('normalise the number %j', (contactNumber) => {
    expect(contactDetailsSchema.parse({ ...contact, contactNumber }).contactNumber).toBe('07700900101');
  });

  it.each(['', '0770090010', '077009001011', '01632960101', '0770090010x'])(
    'reject the number %j [PERS-16]',
    (contactNumber) => {
      expect(validationErrors(contactDetailsSchema, { ...contact, contactNumber })).toEqual({
        contactNumber: 'Please enter a valid UK mobile number without spaces, starting with 07',
      });
    },
  );

  it('store an email trimmed and in lower case', () => {
    expect(contactDetailsSchema.parse({ ...contact, emailAddress: ' Sam.Hartley@Example.test ' }).emailAddress).toBe(
      'sam.hartley@example.test',
    );
  });

  it.each([
    '',
    'sam@',
    'sam@example',
    '@example.test',
    'sam hartley@example.test',
    'sam@exa mple.test',
    'sam@example..test',
    'sam@example.test,b.example',
    'sam@example.test;b.example',
    'sam@example(b).test',
    'sam..hartley@example.test',
    '.sam@example.test',
    'sam.@example.test',
    'sam@exa+mple.test',
    'sam@exa_mple.test',
    'sam@#home.test',
    "sam@example.te'st",
    'sam@-example.test',
    'sam@example-.test',
    `sam@${'x'.repeat(64)}.test`,
    'sam@\u{20000}\u0301.test',
  ])('reject the email %j [PERS-15]', (emailAddress) => {
    expect(validationErrors(contactDetailsSchema, { ...contact, emailAddress })).toEqual({
      emailAddress: 'Please enter a valid email address',
    });
  });

  it.each([
    'sam.hartley+moving@mail.example.co.uk',
    "sam.o'neill@example.test",
    'sam_hartley%x@ex-ample.test',
    'zoë@münchen.example',
  ])('accept the email %j', (emailAddress) => {
    expect(contactDetailsSchema.parse({ ...contact, emailAddress }).emailAddress).toBe(emailAddress);
  });

  it('reject an email over 100 characters and accept one of 100 [PERS-14]', () => {
    const of = (length: number) => `${'a'.repeat(length - '@example.test'.length)}@example.test`;
    expect(validationErrors(contactDetailsSchema, { ...contact, emailAddress: of(100) })).toEqual({});
    expect(validationErrors(contactDetailsSchema, { ...contact, emailAddress: of(101) })).toEqual({
      emailAddress: 'Value can not be more than 100 characters',
    });
  });

  it('need both', () => {
    expect(validationErrors(contactDetailsSchema, {})).toEqual({
      contactNumber: 'Please enter a valid UK mobile number without spaces, starting with 07',
      emailAddress: expect.any(String),
    });
  });

  it('may carry a password, which then has to meet the rule [PERS-06]', () => {
    expect(contactDetailsSchema.parse(contact)).toEqual(contact);
    expect(contactDetailsSchema.parse({ ...contact, password: 'Moving1!' })).toEqual({
      ...contact,
      password: 'Moving1!',
    });
    expect(validationErrors(contactDetailsSchema, { ...contact, password: 'moving1!' })).toEqual({
      password: 'Please ensure your password match the criteria above',
    });
  });
});
