import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import type { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import {
  aMoverWithMixedMeters,
  aTariffOf,
  clearFaults,
  fault,
  idsOf,
  lastHomeIn,
  selectionShown,
  type Mover,
} from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { paymentCalls } from './payment.fixture.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const { pay, payAsYouGo, mine, spyOnSubmit } = paymentCalls(() => api);
const as = ({ token }: Mover) => ({ token });
const update = (mover: Mover, body: object) => api.call(enrolmentEndpoints.update, { body }, as(mover));
const skip = (mover: Mover) => api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover));
const summary = async (mover: Mover) => (await api.call(enrolmentEndpoints.confirmation, {}, as(mover))).body;
const electricityCode = 'LARK-FIX12-E-ELEC-STD-DD';
const gasCode = 'LARK-PAYG-E-GAS-STD-PPM';
const withdraw = (match: string) => fault(api, 'quotes', 'refuse', { match });

/** Electricity is accepted, gas refused. */
async function aMoverWithElectricityAlone() {
  const mover = await aMoverWithMixedMeters(api);
  await withdraw(gasCode);
  expect((await pay(mover)).body.unfinished).toEqual({ fuel: 'Gas', code: 'QUOTE_EXPIRED' });
  await clearFaults(api);
  return mover;
}

describe('setting up both fuels of mixed meters', () => {
  it('submits electricity, then gas, each with its own key', async () => {
    const mover = await aMoverWithMixedMeters(api, { addOns: ['HEATCOVER'] });
    const { submit } = spyOnSubmit();
    const { status, body } = await pay(mover);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      directDebit: { monthlyAmount: (mover.tariffs[0]?.newSpendMonthly ?? 0) + 950, maskedAccountNumber: '*****958' },
      unfinished: null,
    });
    const [electricity, gas] = submit.mock.calls;
    expect(electricity?.[1]).toMatchObject({
      priceIds: [electricityCode],
      paymentMethod: 'DIRECT_DEBIT',
      addOns: ['USAGEAPP', 'HEATCOVER'],
      bank: { accountNumber: '66374958' },
      mpan: expect.stringMatching(/^\d{13}$/),
      mprn: null,
    });
    expect(gas?.[1]).toMatchObject({
      priceIds: [gasCode],
      paymentMethod: 'PAY_AS_YOU_GO',
      addOns: [],
      bank: null,
      mpan: null,
      mprn: expect.stringMatching(/^\d{10}$/),
    });
    expect(submit).toHaveBeenCalledTimes(2);
    expect(electricity?.[0]).not.toBe(gas?.[0]);
  });

  it('works if electricity is paid as you go and gas by Direct Debit', async () => {
    const mover = await aMoverWithMixedMeters(api, { electricity: 'LARK-PAYG', gas: 'LARK-FIX12', home: lastHomeIn });
    expect(await payAsYouGo(mover)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { body } = await pay(mover);
    expect(body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      directDebit: { monthlyAmount: mover.tariffs[1]?.newSpendMonthly, reference: expect.stringMatching(/^LARK/) },
    });
  });

  it('shows each fuel on the confirmation page [CONF-06] [CONF-31]', async () => {
    const mover = await aMoverWithMixedMeters(api);
    expect(await summary(mover)).toMatchObject({
      energy: { fuelType: 'Electric', isCompleted: false },
      energySecondary: { fuelType: 'Gas', isCompleted: false, isSkipped: false },
    });
    await pay(mover);
    expect(await summary(mover)).toMatchObject({
      energy: { fuelType: 'Electric', isCompleted: true, paymentType: 'Monthly Direct Debit' },
      energySecondary: {
        fuelType: 'Gas',
        isCompleted: true,
        isSkipped: false,
        paymentType: 'Prepayment Meter',
        tariffName: 'Larkfield Pay As You Go',
        directDebit: null,
        energySwitchDate: '2026-12-05',
      },
    });
  });

  it('is complete with only electricity if gas was left out, and opens again for gas', async () => {
    const mover = await aMoverWithMixedMeters(api, { gas: null });
    expect((await pay(mover)).body.enrolment).toMatchObject({ energyComplete: true, fuelsSetUp: ['Electric'] });
    expect((await summary(mover)).energySecondary).toMatchObject({ isCompleted: false, isSkipped: true });
    expect((await update(mover, { energyOptIn: 1 })).body).toMatchObject({ energyComplete: false, energyOptIn: 1 });
    const gas = await aTariffOf(api, mover, 'LARK-PAYG', 'Gas');
    const chosen = await api.call(
      energyEndpoints.select,
      { body: { tariffsId: [idsOf(gas)], addOnsIdentifiers: [] } },
      as(mover),
    );
    const { body } = await payAsYouGo({ ...mover, shown: selectionShown(chosen.body) });
    expect(body).toMatchObject({ enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] } });
  });
});

describe('when the first application is refused', () => {
  it('sends nothing for the second', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { submit } = spyOnSubmit();
    await withdraw(electricityCode);
    expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: [] });
  });
});

describe('when the second application is refused', () => {
  it('keeps the first, and finishes the second with another tariff', async () => {
    const mover = await aMoverWithElectricityAlone();
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: ['Electric'] });
    expect(await summary(mover)).toMatchObject({
      energy: { isCompleted: true },
      energySecondary: { isCompleted: false, isSkipped: false },
    });
    const { submit } = spyOnSubmit();
    const gas = await aTariffOf(api, mover, 'FERN-PAYG', 'Gas');
    const choice = { tariffsId: [idsOf(gas)], addOnsIdentifiers: ['USAGEAPP'] };
    const { status, body } = await api.call(energyEndpoints.select, { body: choice }, as(mover));
    expect([status, body.tariffs.map(({ tariffName }) => tariffName)]).toEqual([
      200,
      ['Larkfield Fix 12', 'Fernway PAYG'],
    ]);
    expect((await payAsYouGo({ ...mover, shown: selectionShown(body) })).body).toMatchObject({
      enrolment: { energyComplete: true, fuelsSetUp: ['Electric', 'Gas'] },
      directDebit: { maskedAccountNumber: '*****958' },
      unfinished: null,
    });
    expect(submit.mock.calls.map(([, { priceIds }]) => priceIds)).toEqual([['FERN-PAYG-E-GAS-STD-PPM']]);
  });

  it('can be skipped, which completes energy with the first', async () => {
    const mover = await aMoverWithElectricityAlone();
    expect((await skip(mover)).body).toMatchObject({
      energyComplete: true,
      energySkipped: false,
      fuelsSetUp: ['Electric'],
    });
    const { body } = await api.call(energyEndpoints.selection, {}, as(mover));
    expect(body.tariffs.map(({ energyType }) => energyType)).toEqual(['Electric']);
  });

  it('rejects changes of what the supplier accepted', async () => {
    const mover = await aMoverWithElectricityAlone();
    const other = await aTariffOf(api, mover, 'LARK-VARIABLE', 'Electric');
    const choice = { tariffsId: [idsOf(other)], addOnsIdentifiers: [] };
    const { body: homes } = await api.call(
      enrolmentEndpoints.addresses,
      { params: { postcode: 'B29 6BD' } },
      as(mover),
    );
    const changes = [
      api.call(energyEndpoints.select, { body: choice }, as(mover)),
      api.call(energyEndpoints.saveUsage, { body: { knownUsage: 'U' } as never }, as(mover)),
      api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: lastHomeIn(homes) } }, as(mover)),
      update(mover, { moveInDate: '2026-12-01' }),
      update(mover, { energyOptIn: 0 }),
    ];
    for (const answer of await Promise.all(changes)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    }
    const same = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 } as const;
    expect((await api.call(energyEndpoints.saveUsage, { body: same }, as(mover))).status).toBe(200);
  });
});

describe('when the answer to the second application is lost', () => {
  it('is reported as unfinished, and found with the next call', async () => {
    const mover = await aMoverWithMixedMeters(api);
    const { provider, submit } = spyOnSubmit();
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    submit.mockImplementationOnce(really).mockImplementationOnce(async (...sent) => {
      await really(...sent);
      throw new DomainError('THIRD_PARTY');
    });
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
    const { provider, submit } = spyOnSubmit();
    const really = Object.getPrototypeOf(provider).submit.bind(provider) as QuotesPort['submit'];
    submit.mockImplementationOnce(really).mockImplementationOnce(async (...sent) => {
      await really(...sent);
      throw new DomainError('THIRD_PARTY');
    });
    await pay(mover);
    api.clock.advance({ seconds: 2 });
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
    const repository = api.app.get(EnrolmentRepository, { strict: false });
    const revise = repository.revise.bind(repository);
    // Bank details and the attempt are stored, but not that it was accepted.
    jest
      .spyOn(repository, 'revise')
      .mockImplementationOnce(revise)
      .mockImplementationOnce(revise)
      .mockRejectedValueOnce(new Error('killed'));
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
