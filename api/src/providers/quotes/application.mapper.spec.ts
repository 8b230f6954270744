import { fromApplication } from './application.mapper.js';
import type { SupplyApplication } from './quotes.port.js';

const application: SupplyApplication = {
  searchId: 'QS-1',
  priceIds: ['LARK-FIX12'],
  addOns: [],
  person: {
    title: 'Mr',
    firstName: 'Sam',
    surname: 'Hartley',
    dateOfBirth: '1985-03-27',
    emailAddress: 'sam.hartley@example.test',
    contactNumber: '07700900101',
  },
  address: {
    addressKey: '121193458703',
    houseNameOrNumber: '14',
    addressLine1: 'Castle Road',
    addressLine2: '',
    cityTown: 'Bedford',
    postcode: 'MK40 2QT',
    isAbroad: false,
    manualAddress: false,
    isDomestic: true,
  },
  mpan: '1017332029785',
  mprn: null,
  moveInDate: '2026-11-27',
  startOn: '2026-12-05',
  paymentMethod: 'DIRECT_DEBIT',
  bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
  collectionDay: 15,
  smartMeterAgreed: false,
  billingReads: 'Monthly',
  settlementReads: 'Daily',
  offerChannels: ['sms'],
  foundationOffers: true,
  groupOffers: false,
  wantsPriorityServices: true,
};

describe('the payment of an application', () => {
  it('is the account and the day of a Direct Debit', () => {
    expect(fromApplication(application)).toMatchObject({
      payment: {
        method: 'DD',
        paper_mandate: false,
        account_name: 'S Hartley',
        account_number: '66374958',
        sort_code: '089999',
        collection_day: 15,
      },
    });
  });

  it('names no account and no day when it is paid as you go', () => {
    expect(fromApplication({ ...application, paymentMethod: 'PAY_AS_YOU_GO', bank: null })).toHaveProperty('payment', {
      method: 'PAYG',
    });
  });
});

it('states every marketing choice [PAY-12]', () => {
  expect(fromApplication(application)).toHaveProperty('consents', {
    terms: true,
    smart_meter: false,
    billing_reads: 'MONTHLY',
    settlement_reads: 'DAILY',
    marketing_email: false,
    marketing_sms: true,
    marketing_foundation: true,
    marketing_group: false,
    priority_services: true,
  });
});

it('keeps the body of an application that the version before sealed, so that it counts once', () => {
  const {
    offerChannels: _,
    foundationOffers: __,
    groupOffers: ___,
    wantsPriorityServices: ____,
    ...rest
  } = application;
  const earlier = { ...rest, emailOffers: true } as unknown as SupplyApplication;
  delete (earlier as { paymentMethod?: string }).paymentMethod;
  expect(fromApplication(earlier)).toMatchObject({ payment: { method: 'DD' } });
  expect(fromApplication(earlier)).toHaveProperty('consents', {
    terms: true,
    smart_meter: false,
    billing_reads: 'MONTHLY',
    settlement_reads: 'DAILY',
    marketing_email: true,
    marketing_sms: false,
  });
});
