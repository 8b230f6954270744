import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, samsDirectDebit } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, payAsYouGo, questions, mine, stored, spyOnSubmit } = paymentCalls(() => api);
const aPrepaidMover = () => aMoverWithTariff(api, { postcode: 'M14 5RX', priceId: 'LARK-PAYG' });

describe('setting up energy that is paid as you go', () => {
  itRequiresAuthentication(() => api, energyEndpoints.setUpPayg, { body: { termsAndConditions: true } as never });
  itValidatesItsBody(
    () => api,
    energyEndpoints.setUpPayg,
    {},
    async () => (await aPrepaidMover()).token,
    {
      'terms not agreed to [PAY-24]': {
        body: { termsAndConditions: false },
        errors: { termsAndConditions: 'This field is required' },
      },
    },
  );

  it('requires no bank details, and calls no supplier for the questions', async () => {
    const mover = await aPrepaidMover();
    expect(await questions(mover)).toMatchObject({
      status: 200,
      body: { supplierPreferredPaymentDays: [], directDebitPaperMandateRequest: false, existingDetails: null },
    });
  });

  it('submits the application and completes energy [PAY-34]', async () => {
    const mover = await aPrepaidMover();
    const { submit } = spyOnSubmit();
    const { status, body } = await payAsYouGo(mover);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'], energySkipped: false },
      directDebit: null,
      unfinished: null,
    });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({ paymentMethod: 'PAY_AS_YOU_GO', bank: null });
    expect(await mine(mover)).toEqual(body.enrolment);
  });

  it('stores no bank details, whatever the body contains [PAY-34]', async () => {
    const mover = await aPrepaidMover();
    expect((await payAsYouGo(mover, { ...samsDirectDebit })).status).toBe(200);
    expect(await stored(mover)).toContain('"bankDetails":null');
    expect(await stored(mover)).toContain('"bank":null');
  });

  it('is shown with the payment type Prepayment Meter, and nothing of a Direct Debit [CONF-33] [PAY-35]', async () => {
    const mover = await aPrepaidMover();
    await payAsYouGo(mover);
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(body.energy).toMatchObject({
      isCompleted: true,
      paymentType: 'Prepayment Meter',
      estimatedTotalMonthlyAmountFormatted: `£${(mover.tariff.newSpendMonthly / 100).toFixed(2)}`,
      directDebit: null,
      directDebitReference: null,
      firstPaymentOn: null,
    });
    expect(body.energySecondary).toBeNull();
  });

  it('submits once for parallel requests and repeated keys', async () => {
    const mover = await aPrepaidMover();
    const { submit } = spyOnSubmit();
    const answers = await Promise.all([payAsYouGo(mover, {}, 'k'), payAsYouGo(mover, {}, 'k')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await payAsYouGo(mover, {}, 'k')).body).toEqual(answers[0]?.body);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is a conflict with the call for the other payment method [PAY-30]', async () => {
    const prepaid = await aPrepaidMover();
    expect(await pay(prepaid)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const credit = await aMoverWithTariff(api);
    expect(await payAsYouGo(credit)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect([(await mine(prepaid)).energyComplete, (await mine(credit)).energyComplete]).toEqual([false, false]);
  });

  it('starts 5 days from now, as nothing is collected in the cooling-off period [SWITCH-09]', async () => {
    const mover = await aMoverWithTariff(api, { postcode: 'M14 5RX', priceId: 'LARK-PAYG', moveInDays: 2 });
    expect(mover.shown.startServiceDate).toBe('2026-11-25');
  });
});
