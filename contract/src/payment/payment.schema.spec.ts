import { validationErrors } from '../testing';
import { directDebitRequestSchema, directDebitSchema, type PaymentQuestions } from './payment.schema';

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
    });
  });

  it.each([
    ['bankAccountName', '', 'Please enter your Account Holder Name'],
    ['bankAccountName', 'Samantha Hartley-Jones', 'Cannot be longer than 18 characters'],
    ['bankAccountName', 'Sam 2', 'Please use letters only'],
    ['bankAccountNumber', '', 'Please enter your Bank Account Number'],
    ['bankAccountNumber', '1234567', 'Please enter a valid Bank Account Number'],
    ['bankAccountNumber', '123456789', 'Please enter a valid Bank Account Number'],
    ['bankAccountNumber', '1234567A', 'Please enter a valid Bank Account Number'],
    ['bankAccountNumber', '******958', 'Please enter a valid Bank Account Number'],
    ['bankAccountSortCode', '', 'Please enter your Sort Code'],
    ['bankAccountSortCode', '08999', 'Please enter a valid Sort Code'],
    ['bankAccountSortCode', '0899999', 'Please enter a valid Sort Code'],
    ['bankAccountSortCode', '08-99-9A', 'Please enter a valid Sort Code'],
    ['bankAccountSortCode', '089***', 'Please enter a valid Sort Code'],
    ['bankAccountSortCode', '****999', 'Please enter a valid Sort Code'],
    ['preferredDay', '', 'Please choose your preferred payment day'],
    ['preferredDay', '2', 'Please choose your preferred payment day'],
    ['termsAndConditions', false, 'This field is required'],
  ])('rejects %s %j with: %s [PAY-16 to PAY-23]', (field, value, message) => {
    expect(validationErrors(schema, { ...filled, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    ['bankAccountNumber', '*****958'],
    ['bankAccountSortCode', '***999'],
    ['bankAccountSortCode', 'XX-X9-99'],
  ])('accepts the masked %s %j [PAY-20, PAY-22]', (field, value) => {
    expect(validationErrors(schema, { ...filled, [field]: value })).toEqual({});
  });

  it('requires no bank details for a paper mandate [PAY-15]', () => {
    expect(validationErrors(schema, { paperMandate: true, termsAndConditions: true })).toEqual({});
  });

  it('requires no preferred day when the supplier offers none', () => {
    const free = directDebitSchema({ ...questions, supplierPreferredPaymentDays: [] });
    expect(validationErrors(free, { ...filled, preferredDay: undefined })).toEqual({});
  });

  it('requires agreement to a smart meter when the tariff needs one and the home has none [PAY-25]', () => {
    const smart = directDebitSchema({ ...questions, smartMeterRequired: true });
    expect(validationErrors(smart, filled)).toEqual({ ovoSmartRequired: 'This field is required' });
    expect(validationErrors(smart, { ...filled, ovoSmartRequired: true })).toEqual({});
  });
});

describe('the request body', () => {
  const request = directDebitRequestSchema(questions);
  const shown = {
    tariffsId: [{ quoteId: 'q-1', priceId: 'LF12-EAST' }],
    addOnsIdentifiers: ['HEATCOVER'],
    monthlyCost: 14738,
  };

  it('contains the form and the plan shown', () => {
    expect(request.parse({ ...filled, ...shown })).toMatchObject({ bankAccountSortCode: '089999', ...shown });
  });

  it.each([
    ['tariffsId', []],
    ['tariffsId', undefined],
    ['addOnsIdentifiers', undefined],
    ['monthlyCost', 147.38],
    ['monthlyCost', -1],
  ])('is rejected with %s %j', (field, value) => {
    expect(Object.keys(validationErrors(request, { ...filled, ...shown, [field]: value }))).toEqual([field]);
  });
});
