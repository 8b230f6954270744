import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, aMoverWithUsage, selectionShown, samsDirectDebit } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, mine, stored, spyOnSubmit } = paymentCalls(() => api);

describe('setting up the Direct Debit', () => {
  it('submits the application and completes energy [PAY-33]', async () => {
    const mover = await aMoverWithTariff(api, { addOns: ['HEATCOVER'] });
    const { status, body } = await pay(mover, { bankAccountNumber: '6637 4958', bankAccountSortCode: '08-99-99' });
    expect(status).toBe(200);
    expect(body.directDebit).toEqual({
      collectedBy: 'Larkfield Energy',
      monthlyAmount: mover.tariff.newSpendMonthly + 950,
      firstPaymentOn: '2026-12-15',
      reference: expect.stringMatching(/^LARK\w{8}$/),
      noticeWorkingDays: 2,
      maskedAccountNumber: '*****958',
      maskedSortCode: '***999',
    });
    expect(body.enrolment).toMatchObject({
      id: mover.id,
      energyComplete: true,
      energySkipped: false,
      energyOptIn: 1,
      // Council and water are preselected and unanswered.
      status: 20,
    });
    expect(await mine(mover)).toEqual(body.enrolment);
  });

  it('counts the bank holidays of Scotland for a home there', async () => {
    const mover = await aMoverWithTariff(api, { postcode: 'EH3 9QN' });
    // The instruction is ready on Monday 7 December, a working day later than in England.
    expect((await pay(mover, { preferredDay: 5 })).body.directDebit?.firstPaymentOn).toBe('2027-01-05');
  });

  it('accepts the body of the specification, which names no plan [PAY-33]', async () => {
    const mover = await aMoverWithTariff(api);
    const { token } = mover;
    const answer = await api.call(energyEndpoints.directDebit, { body: samsDirectDebit }, { token });
    expect(answer).toMatchObject({ status: 200, body: { enrolment: { energyComplete: true }, unfinished: null } });
  });

  it('sends the choices and details of the mover [PAY-12] [PAY-13]', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    await pay(mover, {
      smartBillingDataRate: 'Monthly',
      smartSettlementDataRate: 'Daily',
      ovoMarketingOptIn: true,
      ovoMarketingOptInChannels: ['sms'],
      ovoFoundationMarketingOptIn: true,
      ovoGroupMarketingOptIn: true,
      priorityServicesRequired: true,
    });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({
      priceIds: [mover.tariff.priceId],
      addOns: ['USAGEAPP'],
      person: { firstName: 'Sam', surname: 'Hartley', emailAddress: 'sam.hartley@example.test' },
      address: { postcode: 'MK40 2QT' },
      mpan: expect.stringMatching(/^\d{13}$/),
      mprn: expect.stringMatching(/^\d{10}$/),
      moveInDate: '2026-11-27',
      startOn: '2026-12-05',
      bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
      collectionDay: 15,
      billingReads: 'Monthly',
      settlementReads: 'Daily',
      offerChannels: ['sms'],
      foundationOffers: true,
      groupOffers: true,
      wantsPriorityServices: true,
    });
  });

  it.each([
    ['HalfHourly', 'HalfHourly'],
    ['Monthly', null],
  ] as const)(
    'sends the single preference %s for readings, for settlement as %s [PAY-13] [PAY-14]',
    async (smartReadDataPreferences, settlementReads) => {
      const mover = await aMoverWithTariff(api);
      const { submit } = spyOnSubmit();
      const notAsked = { smartBillingDataRate: undefined, smartSettlementDataRate: undefined };
      await pay(mover, { ...notAsked, smartReadDataPreferences });
      const [, application] = submit.mock.calls[0] ?? [];
      expect(application).toMatchObject({ billingReads: smartReadDataPreferences, settlementReads });
    },
  );

  it('submits no other plan than the one shown, as after a choice in another tab', async () => {
    const mover = await aMoverWithTariff(api, { addOns: ['HEATCOVER'] });
    const { submit } = spyOnSubmit();
    const { body: quotes } = await api.call(
      energyEndpoints.wholeOfMarketQuotes,
      { body: {} },
      {
        token: mover.token,
      },
    );
    const other = quotes.data.tariffs.find(({ priceId }) => priceId.startsWith('GLIM-TRACK12'));
    if (!other) throw new Error('no other tariff');
    const tariffsId = [{ quoteId: other.quoteId, priceId: other.priceId }];
    const as = { token: mover.token };
    const chosen = await api.call(energyEndpoints.select, { body: { tariffsId, addOnsIdentifiers: [] } }, as);

    expect(await pay(mover, {}, 'tab-1')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', title: 'Something changed since you opened this page. Check it and try again.' },
    });
    expect(submit).not.toHaveBeenCalled();
    expect((await api.call(energyEndpoints.selection, {}, as)).body).toEqual(chosen.body);
    const shown = { ...selectionShown(chosen.body), ovoSmartRequired: true };
    expect((await pay(mover, shown, 'tab-2')).status).toBe(200);
    expect(submit.mock.calls[0]?.[1].priceIds).toEqual([other.priceId]);
  });

  it.each([
    ['other add-ons', { addOnsIdentifiers: ['USAGEAPP', 'HEATCOVER'] }],
    ['another amount', { monthlyCost: 9900 }],
    ['another start', { startServiceDate: '2026-12-09' }],
  ])('rejects %s than the stored plan has', async (_, shown) => {
    const mover = await aMoverWithTariff(api);
    expect(await pay(mover, shown)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await pay(mover)).status).toBe(200);
  });

  it('needs a chosen tariff and incomplete energy', async () => {
    expect(await pay(await aMoverWithUsage(api))).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
    const mover = await aMoverWithTariff(api);
    await pay(mover);
    expect(await pay(mover)).toMatchObject({
      status: 409,
      body: { code: 'ENROLMENT_COMPLETE', title: 'This is already set up' },
    });
  });

  it('is possible from 14 days before move-in', async () => {
    const mover = await aMoverWithTariff(api);
    const body = { moveInDate: '2026-12-05' };
    await api.call(enrolmentEndpoints.update, { body }, { token: mover.token });
    expect(await pay(mover)).toMatchObject({
      status: 409,
      body: {
        code: 'MOVE_IN_OUT_OF_RANGE',
        title:
          'Unfortunately we cannot complete your energy set up until you are 14 days of moving in to your new property.',
      },
    });
  });

  it.each(['firstName', 'surname', 'dateOfBirth', 'emailAddress', 'contactNumber'])(
    'needs the %s of the mover',
    async (field) => {
      const mover = await aMoverWithTariff(api);
      const { reference } = await mine(mover);
      await api.database.collection('enrolments').updateOne({ reference }, { $set: { [field]: null } });
      expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
    },
  );

  it('succeeds without a title, which movers from a partner’s link are not asked for', async () => {
    const mover = await aMoverWithTariff(api);
    const { reference } = await mine(mover);
    await api.database.collection('enrolments').updateOne({ reference }, { $set: { title: null } });
    expect(await pay(mover)).toMatchObject({ status: 200 });
    expect(await mine(mover)).toMatchObject({ title: null, energyComplete: true });
  });

  it('reports an expired quote when the tariff is no longer sold', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    submit.mockRejectedValueOnce(new DomainError('QUOTE_EXPIRED'));
    expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    expect(await stored(mover)).toContain('"application":null');
    expect((await pay(mover)).status).toBe(200);
  });

  it('keeps an earlier attempt that may have arrived when the tariff is no longer sold', async () => {
    const mover = await aMoverWithTariff(api);
    const { submit } = spyOnSubmit();
    submit.mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    await pay(mover);
    submit.mockRejectedValueOnce(new DomainError('QUOTE_EXPIRED'));
    expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    expect(await stored(mover)).toContain('"application":{');
    expect((await pay(mover)).status).toBe(200);
  });

  it('rejects changes once energy is set up', async () => {
    const mover = await aMoverWithTariff(api);
    await pay(mover);
    const as = { token: mover.token };
    const { quoteId, priceId } = mover.tariff;
    const later = [
      api.call(energyEndpoints.select, { body: { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] } }, as),
      api.call(energyEndpoints.saveUsage, { body: { knownUsage: 'U' } as never }, as),
      api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as),
      api.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-12-01' } }, as),
      api.call(enrolmentEndpoints.update, { body: { energyOptIn: 0 } }, as),
    ];
    for (const answer of await Promise.all(later)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    }
  });
});
