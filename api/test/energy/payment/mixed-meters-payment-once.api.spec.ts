import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import type { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithMixedMeters } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, payAsYouGo, skip, mine, spyOnSubmit, loseSecondAnswer, killBeforeAcceptanceIsStored } = paymentCalls(
  () => api,
);
const electricityCode = 'LARK-FIX12-E-ELEC-STD-DD';
const gasCode = 'LARK-PAYG-E-GAS-STD-PPM';

describe('when the answer to the second application is lost', () => {
  it('is reported as unfinished, and found with the next call', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { submit } = loseSecondAnswer();
    expect((await pay(mover)).body).toMatchObject({
      enrolment: { energyComplete: false, fuelsSetUp: ['Electric'] },
      unfinished: { fuel: 'Gas', code: 'THIRD_PARTY' },
    });
    expect((await payAsYouGo(mover)).body).toMatchObject({ enrolment: { energyComplete: true }, unfinished: null });
    const keys = submit.mock.calls.map(([key, { priceIds }]) => `${priceIds.join()} ${key}`);
    expect(new Set(keys).size).toBe(2);
  });

  it('settles it before a skip', async () => {
    const mover = await aMoverWithMixedMeters(api);
    loseSecondAnswer();
    await pay(mover);
    expireLeases(api);
    expect(await skip(mover)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    expect(await mine(mover)).toMatchObject({ energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] });
  });
});

describe('when another tab sets up the second fuel first', () => {
  /** Sends the form of another tab while the first tab has electricity accepted, and is about to apply for gas. */
  async function payInTwoTabs(otherForm: object) {
    const mover = await aMoverWithMixedMeters(api);
    const { provider, submit } = spyOnSubmit();
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    let other: Awaited<ReturnType<typeof pay>> | null = null;
    submit.mockImplementationOnce(really).mockImplementationOnce(async (...sent) => {
      other = await pay(mover, otherForm);
      return really(...sent);
    });
    const first = await pay(mover);
    return { mover, first, other };
  }

  it('rejects the first tab if the other one sent other choices', async () => {
    const { mover, first, other } = await payInTwoTabs({ ovoGroupMarketingOptIn: true });
    expect(other).toMatchObject({ status: 200, body: { enrolment: { energyComplete: true } } });
    expect(first).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    expect(await mine(mover)).toMatchObject({ energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] });
  });

  it('answers both alike if they sent the same', async () => {
    const { first, other } = await payInTwoTabs({});
    const done = { status: 200, body: { enrolment: { fuelsSetUp: ['Electric', 'Gas'] }, unfinished: null } };
    expect(other).toMatchObject(done);
    expect(first).toMatchObject(done);
  });

  it('answers alike if the same was set up before the first tab applies', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { provider, submit } = spyOnSubmit();
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    const repository = api.app.get(EnrolmentRepository, { strict: false });
    const revise = repository.revise.bind(repository);
    submit.mockImplementation(really);
    // Bank details, the attempt for electricity, its acceptance; then the attempt for gas.
    const spy = jest.spyOn(repository, 'revise');
    for (let write = 0; write < 3; write += 1) spy.mockImplementationOnce(revise);
    spy.mockImplementationOnce(async (...change) => {
      expect((await pay(mover)).status).toBe(200);
      return revise(...change);
    });
    expect(await pay(mover)).toMatchObject({ status: 200, body: { enrolment: { energyComplete: true } } });
    expect(submit).toHaveBeenCalledTimes(2);
  });
});

describe('an API that is killed after the supplier accepted electricity', () => {
  it('finds it under its key, and submits gas, when the same call is sent again', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { submit } = spyOnSubmit();
    killBeforeAcceptanceIsStored();
    expect((await pay(mover, {}, 'killed')).status).toBe(500);
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: [] });
    expect((await pay(mover, {}, 'killed')).body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      unfinished: null,
    });
    const [first, again, gas] = submit.mock.calls;
    expect(again).toEqual(first);
    expect(gas?.[1].priceIds).toEqual([gasCode]);
    expect(submit).toHaveBeenCalledTimes(3);
  });
});

describe('an API that is killed between the two applications', () => {
  it('submits only gas when the same call is sent again', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { submit, provider } = spyOnSubmit();
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    submit.mockImplementationOnce(really).mockRejectedValueOnce(new Error('killed'));
    expect((await pay(mover, {}, 'both')).status).toBe(500);
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: ['Electric'] });
    const again = await pay(mover, {}, 'both');
    expect(again).toMatchObject({
      status: 200,
      body: { enrolment: { energyComplete: true }, directDebit: { maskedAccountNumber: '*****958' } },
    });
    expect(submit.mock.calls.map(([, { priceIds }]) => priceIds.join())).toEqual([electricityCode, gasCode, gasCode]);
  });
});
