import { energyEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, fault, clearFaults, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, questions, stored, spyOnSubmit } = paymentCalls(() => api);
const withoutDetails = {
  bankAccountName: undefined,
  bankAccountNumber: undefined,
  bankAccountSortCode: undefined,
  preferredDay: undefined,
};
const reuse = { ...withoutDetails, reuseExistingDetails: true };

/** Whose first submission failed, after valid bank details. */
async function aMoverWithDetails() {
  const mover = await aMoverWithTariff(api);
  await fault(api, 'quotes', 'refuse', { match: mover.tariff.priceId });
  expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  await clearFaults(api);
  return mover;
}

const masked = {
  accountName: 'S Hartley',
  maskedAccountNumber: '*****958',
  maskedSortCode: '***999',
  preferredDay: 15,
};

describe('bank details of an earlier form', () => {
  it('are shown masked, to the mover and to an agent [PAY-11]', async () => {
    const mover = await aMoverWithDetails();
    expect((await questions(mover)).body.existingDetails).toEqual(masked);
    const agent: Mover = { id: mover.id, token: await api.tokenFor(mover.id, 'agent') };
    const { body, text } = await questions(agent);
    expect(body.existingDetails).toEqual(masked);
    expect(text).not.toMatch(/66374958|089999/);
  });

  it('are reused instead of the fields [PAY-15]', async () => {
    const mover = await aMoverWithDetails();
    const { submit } = spyOnSubmit();
    const { status, body } = await pay(mover, reuse);
    expect(status).toBe(200);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({
      bank: { accountName: 'S Hartley', accountNumber: '66374958', sortCode: '089999' },
      collectionDay: 15,
    });
    expect(body.directDebit).toMatchObject({ maskedAccountNumber: '*****958', maskedSortCode: '***999' });
  });

  it('are used again on the first day of a supplier that does not offer theirs', async () => {
    const mover = await aMoverWithDetails();
    const { provider, submit } = spyOnSubmit();
    const really = provider.paymentTerms.bind(provider);
    jest
      .spyOn(provider, 'paymentTerms')
      .mockImplementation(async (supplier) => ({ ...(await really(supplier)), collectionDays: [8, 22] }));
    expect((await questions(mover)).body.supplierPreferredPaymentDays).toEqual([8, 22]);
    expect((await pay(mover, reuse)).status).toBe(200);
    expect(submit.mock.calls[0]?.[1]).toMatchObject({ bank: { accountNumber: '66374958' }, collectionDay: 8 });
  });

  it('are stored only sealed', async () => {
    const mover = await aMoverWithDetails();
    expect(await stored(mover)).toContain('"bankDetails":{"keyId"');
    expect(await stored(mover)).not.toMatch(/66374958|089999|S Hartley/);
  });

  it('come from the latest valid form', async () => {
    const mover = await aMoverWithDetails();
    const paying = { bankAccountNumber: '88837491', bankAccountSortCode: '107999' };
    await fault(api, 'quotes', 'refuse', { match: mover.tariff.priceId });
    await pay(mover, paying);
    await clearFaults(api);
    expect((await questions(mover)).body.existingDetails).toMatchObject({ maskedAccountNumber: '*****491' });
    await pay(mover, { ...paying, bankAccountNumber: '1' });
    expect((await questions(mover)).body.existingDetails).toMatchObject({ maskedAccountNumber: '*****491' });
  });

  it('cannot be used before there are any', async () => {
    const mover = await aMoverWithTariff(api);
    expect(await pay(mover, reuse)).toMatchObject({ status: 400, body: { errors: expect.any(Object) } });
    expect(
      (await api.call(energyEndpoints.paymentQuestions, {}, { token: mover.token })).body.existingDetails,
    ).toBeNull();
  });

  it('are not stored with a paper mandate', async () => {
    const mover = await aMoverWithTariff(api);
    expect((await pay(mover, { ...withoutDetails, paperMandate: true })).status).toBe(200);
    expect(await stored(mover)).toContain('"bankDetails":null');
  });
});
