import { energyEndpoints, type ShownSelection } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import type { BootedApp } from '../../support/boot-app.js';
import { noSelection, paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, mine, stored, spyOnSubmit } = paymentCalls(() => api);

describe('the bank details of a Direct Debit', () => {
  let ready: Mover & { shown: ShownSelection };
  beforeAll(async () => {
    ready = await aMoverWithTariff(api);
  });

  itRequiresAuthentication(() => api, energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...noSelection } });
  itValidatesItsBody(
    () => api,
    energyEndpoints.directDebit,
    {},
    async () => ready.token,
    {
      'empty fields [PAY-16, PAY-19, PAY-21, PAY-23]': {
        body: {
          ...samsDirectDebit,
          bankAccountName: '',
          bankAccountNumber: '',
          bankAccountSortCode: '',
          preferredDay: '',
        },
        errors: {
          bankAccountName: 'Please enter your Account Holder Name',
          bankAccountNumber: 'Please enter your Bank Account Number',
          bankAccountSortCode: 'Please enter your Sort Code',
          preferredDay: 'Please choose your preferred payment day',
        },
      },
      'invalid account details [PAY-18, PAY-20, PAY-22]': {
        body: {
          ...samsDirectDebit,
          bankAccountName: 'S Härtley',
          bankAccountNumber: '6637495',
          bankAccountSortCode: '08999',
        },
        errors: {
          bankAccountName: "Please use letters, numbers, spaces and & . ' / - only",
          bankAccountNumber: 'Please enter a valid Bank Account Number',
          bankAccountSortCode: 'Please enter a valid Sort Code',
        },
      },
      'a name of 19 characters [PAY-17]': {
        body: { ...samsDirectDebit, bankAccountName: 'Samantha Hartleyson' },
        errors: { bankAccountName: 'Cannot be longer than 18 characters' },
      },
      'a day that is not offered': {
        body: { ...samsDirectDebit, preferredDay: 2 },
        errors: { preferredDay: 'Please choose your preferred payment day' },
      },
      'a malformed plan': {
        body: { ...samsDirectDebit, monthlyCost: 'much' },
        errors: { monthlyCost: 'Invalid' },
      },
      'terms not agreed to': {
        body: { ...samsDirectDebit, termsAndConditions: false },
        errors: { termsAndConditions: 'This field is required' },
      },
    },
  );

  it('rejects an account number that does not belong to the sort code [PAY-20]', async () => {
    const { submit } = spyOnSubmit();
    expect(await pay(ready, { bankAccountNumber: '66374959' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { bankAccountNumber: 'Please enter a valid Bank Account Number' } },
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it('rejects masked digits, which identify no account', async () => {
    const masked = { bankAccountNumber: '*****958', bankAccountSortCode: '***999' };
    expect(await pay(ready, masked)).toMatchObject({
      status: 400,
      body: {
        errors: {
          bankAccountNumber: 'Please enter a valid Bank Account Number',
          bankAccountSortCode: 'Please enter a valid Sort Code',
        },
      },
    });
  });

  it('rejects a paper mandate that the supplier does not offer', async () => {
    const { provider, submit } = spyOnSubmit();
    const really = provider.paymentTerms.bind(provider);
    jest
      .spyOn(provider, 'paymentTerms')
      .mockImplementationOnce(async (supplier) => ({ ...(await really(supplier)), paperMandate: false }));
    const body = { paperMandate: true, termsAndConditions: true, ...ready.shown } as never;
    expect(await api.call(energyEndpoints.directDebit, { body }, { token: ready.token })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { paperMandate: 'Invalid' } },
    });
    expect(submit).not.toHaveBeenCalled();
  });

  it('stores nothing of a rejected form', async () => {
    const { submit } = spyOnSubmit();
    await pay(ready, { bankAccountNumber: '1' });
    expect(submit).not.toHaveBeenCalled();
    expect(await mine(ready)).toMatchObject({ energyComplete: false, status: 20 });
    expect(await stored(ready)).toContain('"application":null');
  });

  it('needs no bank details with a paper mandate [PAY-15]', async () => {
    const mover = await aMoverWithTariff(api);
    const body = { paperMandate: true, termsAndConditions: true, ...mover.shown } as never;
    const answer = await api.call(energyEndpoints.directDebit, { body }, { token: mover.token });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        directDebit: {
          collectedBy: 'Larkfield Energy',
          reference: expect.stringMatching(/^TH-/),
          firstPaymentOn: '2026-12-05',
          maskedAccountNumber: null,
          maskedSortCode: null,
        },
      },
    });
  });

  it('keeps bank details sealed, and out of the log', async () => {
    const mover = await aMoverWithTariff(api);
    await pay(mover, {}, 'secret-1');
    const attempts = JSON.stringify(await api.database.collection('idempotent_attempts').find({}).toArray());
    for (const text of [await stored(mover), attempts, api.testApp.logged.join('')]) {
      expect(text).not.toContain('66374958');
      expect(text).not.toContain('089999');
    }
    expect(api.testApp.logged.join('')).not.toContain('Hartley');
  });
});
