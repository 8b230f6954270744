import { energyEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMover, aMoverWithTariff, fault } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { questions, pay } = paymentCalls(() => api);

describe('the payment questions', () => {
  itRequiresAuthentication(() => api, energyEndpoints.paymentQuestions, {});

  it('need a chosen tariff', async () => {
    expect(await questions(await aMover(api))).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
  });

  it('come from the chosen supplier [PAY-27, PAY-28]', async () => {
    const { status, body } = await questions(await aMoverWithTariff(api));
    expect(status).toBe(200);
    expect(body).toEqual({
      accountNameRegex: "^[A-Za-z0-9 &.'/-]+$",
      accountNameRegexError: "Please use letters, numbers, spaces and & . ' / - only",
      supplierPreferredPaymentDays: [1, 5, 10, 15, 20, 25, 28],
      directDebitPaperMandateRequest: true,
      smartMeterRequired: false,
      noticeWorkingDays: 2,
      existingDetails: null,
    });
  });

  it('require a smart meter if the tariff needs one and the home has none [PAY-25]', async () => {
    const mover = await aMoverWithTariff(api, { priceId: 'GLIM-TRACK12' });
    expect((await questions(mover)).body.smartMeterRequired).toBe(true);
    expect(await pay(mover)).toMatchObject({
      status: 400,
      body: { errors: { ovoSmartRequired: 'This field is required' } },
    });
    expect((await pay(mover, { ovoSmartRequired: true })).status).toBe(200);
  });

  it('are a third-party problem when the provider is down', async () => {
    const mover = await aMoverWithTariff(api);
    await fault(api, 'quotes', 'down');
    expect(await questions(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
  });
});
