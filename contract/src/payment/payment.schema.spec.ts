import { validationErrors } from '../testing';
import {
  directDebitRequestSchema,
  directDebitSchema,
  offerChannels,
  paygRequestSchema,
  paygSchema,
  type PaymentQuestions,
} from './payment.schema';

const questions: PaymentQuestions = {
  accountNameRegex: "^[A-Za-z .'&-]+$",
  accountNameRegexError: 'Please use letters only',
  supplierPreferredPaymentDays: [1, 8, 15],
  directDebitPaperMandateRequest: true,
  smartMeterRequired: false,
  noticeWorkingDays: 2,
  existingDetails: null,
};
const schema = directDebitSchema(questions);
const filled = {
  paperMandate: false,
  bankAccountName: 'Sam Hartley',
  bankAccountNumber: '66374958',
  bankAccountSortCode: '08-99-99',
  preferredDay: '15',
  termsAndConditions: true,
};

describe('the direct debit form', () => {
  it('stores digits only, and unticked boxes as false', () => {
    expect(schema.parse(filled)).toEqual({
      paperMandate: false,
      bankAccountName: 'Sam Hartley',
      bankAccountNumber: '66374958',
      bankAccountSortCode: '089999',
      preferredDay: 15,
      termsAndConditions: true,
      ovoSmartRequired: false,
      ovoMarketingOptIn: false,
      ovoMarketingOptInChannels: [],
      ovoFoundationMarketingOptIn: false,
      ovoGroupMarketingOptIn: false,
      priorityServicesRequired: false,
    });
  });

  it.each([
    ['bankAccountName', '', 'Please enter your Account Holder Name', 'PAY-16'],
    ['bankAccountName', 'Samantha Hartley-Jones', 'Cannot be longer than 18 characters', 'PAY-17'],
    ['bankAccountName', 'Sam 2', 'Please use letters only', 'PAY-18'],
    ['bankAccountNumber', '', 'Please enter your Bank Account Number', 'PAY-19'],
    ['bankAccountNumber', '1234567', 'Please enter a valid Bank Account Number', 'PAY-20'],
    ['bankAccountNumber', '123456789', 'Please enter a valid Bank Account Number', 'PAY-20'],
    ['bankAccountNumber', '1234567A', 'Please enter a valid Bank Account Number', 'PAY-20'],
    ['bankAccountNumber', '******958', 'Please enter a valid Bank Account Number', 'PAY-20'],
    ['bankAccountNumber', '******58', 'Please enter a valid Bank Account Number', 'PAY-20'],
    ['bankAccountSortCode', '', 'Please enter your Sort Code', 'PAY-21'],
    ['bankAccountSortCode', '08999', 'Please enter a valid Sort Code', 'PAY-22'],
    ['bankAccountSortCode', '0899999', 'Please enter a valid Sort Code', 'PAY-22'],
    ['bankAccountSortCode', '08-99-9A', 'Please enter a valid Sort Code', 'PAY-22'],
    ['bankAccountSortCode', '089***', 'Please enter a valid Sort Code', 'PAY-22'],
    ['bankAccountSortCode', '****999', 'Please enter a valid Sort Code', 'PAY-22'],
    ['bankAccountSortCode', '****99', 'Please enter a valid Sort Code', 'PAY-22'],
    ['preferredDay', '', 'Please choose your preferred payment day', 'PAY-23'],
    ['preferredDay', '2', 'Please choose your preferred payment day', 'PAY-23'],
  ])('rejects %s %j with: %s [%s]', (field, value, message) => {
    expect(validationErrors(schema, { ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it('requires the terms', () => {
    expect(validationErrors(schema, { ...filled, termsAndConditions: false })).toEqual({
      termsAndConditions: 'This field is required',
    });
  });

  it.each([
    ['bankAccountNumber', '*****958'],
    ['bankAccountNumber', 'XXXXX958'],
    ['bankAccountSortCode', '***999'],
    ['bankAccountSortCode', 'XX-X9-99'],
  ])('accepts the masked %s %j [PAY-20, PAY-22]', (field, value) => {
    expect(validationErrors(schema, { ...filled, [field]: value })).toEqual({});
  });

  it('requires no bank details for a paper mandate [PAY-15]', () => {
    expect(validationErrors(schema, { paperMandate: true, termsAndConditions: true })).toEqual({});
  });

  describe('with bank details given earlier', () => {
    const existing = directDebitSchema({
      ...questions,
      existingDetails: {
        accountName: 'Sam Hartley',
        maskedAccountNumber: '*****958',
        maskedSortCode: '***999',
        preferredDay: 8,
      },
    });
    const reuse = { paperMandate: false, reuseExistingDetails: true, termsAndConditions: true };

    it('neither requires nor validates bank details when they are reused [PAY-11, PAY-15]', () => {
      expect(validationErrors(existing, reuse)).toEqual({});
      expect(validationErrors(existing, { ...reuse, bankAccountNumber: '1', bankAccountSortCode: 'x' })).toEqual({});
    });

    it('takes another payment day with them, and leaves out one that the supplier does not offer', () => {
      expect(existing.parse({ ...reuse, preferredDay: '15' })).toMatchObject({ preferredDay: 15 });
      expect(existing.parse({ ...reuse, preferredDay: '' }).preferredDay).toBeUndefined();
      expect(existing.parse({ ...reuse, preferredDay: 3 }).preferredDay).toBeUndefined();
    });

    it('requires the details of another account [PAY-15]', () => {
      const another = { ...reuse, reuseExistingDetails: false };
      expect(Object.keys(validationErrors(existing, another))).toEqual([
        'bankAccountName',
        'bankAccountNumber',
        'bankAccountSortCode',
        'preferredDay',
      ]);
    });

    it('rejects a reuse when there are none', () => {
      expect(validationErrors(schema, reuse)).toEqual({ reuseExistingDetails: 'Invalid' });
    });
  });

  it('accepts a body without paperMandate and reuseExistingDetails', () => {
    expect(validationErrors(schema, { ...filled, paperMandate: undefined })).toEqual({});
  });

  it('requires no preferred day when the supplier offers none [PAY-23]', () => {
    const free = directDebitSchema({ ...questions, supplierPreferredPaymentDays: [] });
    expect(validationErrors(free, { ...filled, preferredDay: undefined })).toEqual({});
  });

  it('requires agreement to a smart meter when the tariff needs one and the home has none [PAY-25]', () => {
    const smart = directDebitSchema({ ...questions, smartMeterRequired: true });
    expect(validationErrors(smart, filled)).toEqual({ ovoSmartRequired: 'This field is required' });
    expect(validationErrors(smart, { ...filled, ovoSmartRequired: true })).toEqual({});
  });
});

describe('how often a smart meter may send readings', () => {
  it.each([
    ['smartBillingDataRate', ['HalfHourly', 'Daily', 'Monthly'], []],
    ['smartSettlementDataRate', ['HalfHourly', 'Daily'], ['Monthly']],
    ['smartReadDataPreferences', ['HalfHourly', 'Daily', 'Monthly'], []],
  ])('is, as %s, one of %j [PAY-13]', (field, accepted, rejected) => {
    for (const rate of accepted) expect(schema.parse({ ...filled, [field]: rate })).toMatchObject({ [field]: rate });
    for (const rate of [...rejected, 'Yearly'])
      expect(Object.keys(validationErrors(schema, { ...filled, [field]: rate }))).toEqual([field]);
  });
});

describe('the choices of marketing', () => {
  it('are two channels of the supplier, its foundation and its group, and a request for extra support [PAY-12]', () => {
    const chosen = {
      ovoMarketingOptIn: true,
      ovoMarketingOptInChannels: ['email', 'sms'],
      ovoFoundationMarketingOptIn: true,
      ovoGroupMarketingOptIn: true,
      priorityServicesRequired: true,
    };
    expect(schema.parse({ ...filled, ...chosen })).toMatchObject(chosen);
    expect(Object.keys(validationErrors(schema, { ...filled, ovoMarketingOptInChannels: ['post'] }))).toEqual([
      'ovoMarketingOptInChannels.0',
    ]);
  });

  it('have no channels without the opt-in', () => {
    expect(offerChannels({ ovoMarketingOptIn: false, ovoMarketingOptInChannels: ['email', 'sms'] })).toEqual([]);
    expect(offerChannels({ ovoMarketingOptIn: true, ovoMarketingOptInChannels: ['sms'] })).toEqual(['sms']);
  });
});

describe('the confirmation of a plan that is paid as you go', () => {
  const payg = paygSchema(questions);

  it('requires the terms, and no bank details [PAY-24]', () => {
    expect(validationErrors(payg, { termsAndConditions: true })).toEqual({});
    expect(validationErrors(payg, {})).toEqual({ termsAndConditions: 'This field is required' });
    expect(validationErrors(payg, { termsAndConditions: false })).toEqual({
      termsAndConditions: 'This field is required',
    });
  });

  it('drops bank details', () => {
    expect(payg.parse({ termsAndConditions: true, bankAccountNumber: '66374958' })).not.toHaveProperty(
      'bankAccountNumber',
    );
  });
});

describe('the request body', () => {
  const request = directDebitRequestSchema(questions);
  const payg = paygRequestSchema(questions);
  const shown = {
    tariffsId: [{ quoteId: 'q-1', priceId: 'LF12-EAST' }],
    addOnsIdentifiers: ['HEATCOVER'],
    monthlyCost: 14738,
    startServiceDate: '2026-12-02',
  };

  it('contains the form and the plan shown', () => {
    expect(request.parse({ ...filled, ...shown })).toMatchObject({ bankAccountSortCode: '089999', ...shown });
  });

  it.each([
    ['tariffsId', []],
    ['addOnsIdentifiers', 'HEATCOVER'],
    ['monthlyCost', 147.38],
    ['monthlyCost', -1],
    ['startServiceDate', 'tomorrow'],
  ])('is rejected with %s %j', (field, value) => {
    expect(Object.keys(validationErrors(request, { ...filled, ...shown, [field]: value }))).toEqual([field]);
    expect(Object.keys(validationErrors(payg, { termsAndConditions: true, ...shown, [field]: value }))).toEqual([
      field,
    ]);
  });

  it('may leave out the plan, as the specification does [PAY-33, PAY-34]', () => {
    expect(validationErrors(request, filled)).toEqual({});
    expect(validationErrors(payg, { termsAndConditions: true })).toEqual({});
  });
});
