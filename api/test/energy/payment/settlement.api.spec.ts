import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { bootWithShortTimeouts, expireLeases, leaseSeconds } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, clearFaults, fault, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

/** A sort code without a modulus check, so that every account number passes. */
const uncheckedBank = { bankAccountSortCode: '232323' };
const as = ({ token }: Mover) => ({ token });
const mine = async (mover: Mover) => (await api.call(enrolmentEndpoints.mine, {}, as(mover))).body;
/** From a page that shows the chosen plan. */
const pay = async (mover: Mover, body: object = {}) => {
  const { tariffs, addOnsIdentifiers, monthlyCost } = (await api.call(energyEndpoints.selection, {}, as(mover))).body;
  const tariffsId = tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId }));
  const shown = { tariffsId, addOnsIdentifiers: [...addOnsIdentifiers], monthlyCost };
  return api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown, ...body } }, as(mover));
};

const spyOnSubmit = () => {
  const provider = api.app.get(QuotesPort, { strict: false });
  const really = (Object.getPrototypeOf(provider) as QuotesPort).submit.bind(provider);
  return { really, submit: jest.spyOn(provider, 'submit') };
};

/** A submission whose response is lost, after the supplier accepted the application or before it arrived. */
async function unsettled(mover: Mover, outcome: 'arrived' | 'lost on the way'): Promise<void> {
  const { really, submit } = spyOnSubmit();
  submit.mockImplementationOnce(async (...sent) => {
    if (outcome === 'arrived') await really(...sent);
    throw new DomainError('THIRD_PARTY');
  });
  expect(await pay(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
  submit.mockClear();
}

const addressKeyOf = async (mover: Mover, index: number) => {
  const { body } = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } }, as(mover));
  const other = body.filter(({ simpleAddress }) => !simpleAddress.startsWith('14 Castle Road'))[index];
  if (!other) throw new Error('no other address');
  return other.addressKey;
};

const changes: Readonly<Record<string, (mover: Mover) => Promise<ApiResponse>>> = {
  'another address': async (mover) =>
    api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: await addressKeyOf(mover, 0) } }, as(mover)),
  'a manual address': (mover) =>
    api.call(
      enrolmentEndpoints.saveManualAddress,
      {
        body: {
          houseNameOrNumber: '3',
          addressLine1: 'Mill Lane',
          addressLine2: '',
          town: 'Bedford',
          postcode: 'MK40 2QT',
        },
      },
      as(mover),
    ),
  'another move-in date': (mover) =>
    api.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-12-01' } }, as(mover)),
  'other add-ons': async (mover) => {
    const { body } = await api.call(energyEndpoints.selection, {}, as(mover));
    const tariffsId = body.tariffs.map(({ quoteId, priceId }) => ({ quoteId, priceId }));
    return api.call(energyEndpoints.select, { body: { tariffsId, addOnsIdentifiers: ['HEATCOVER'] } }, as(mover));
  },
  'another usage': (mover) => api.call(energyEndpoints.saveUsage, { body: { knownUsage: 'U' } as never }, as(mover)),
  'skipping energy': (mover) => api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover)),
  'deselecting energy': (mover) => api.call(enrolmentEndpoints.update, { body: { energyOptIn: 0 } }, as(mover)),
};

describe.each(Object.entries(changes))('%s after a submission without a response', (_, change) => {
  it('is rejected if the supplier had accepted the application, which completes energy as submitted', async () => {
    const mover = await aMoverWithTariff(api);
    const before = await mine(mover);
    await unsettled(mover, 'arrived');
    expireLeases(api);
    expect(await change(mover)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    const { energyComplete, energySkipped, address, moveInDate, energyOptIn } = await mine(mover);
    expect({ energyComplete, energySkipped, energyOptIn }).toEqual({
      energyComplete: true,
      energySkipped: false,
      energyOptIn: 1,
    });
    expect({ address, moveInDate }).toEqual({ address: before.address, moveInDate: before.moveInDate });
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, as(mover));
    expect(body.energy).toMatchObject({ isCompleted: true, directDebitReference: expect.stringMatching(/^LARK/) });
  });

  it('is saved without submitting anything if the supplier received nothing', async () => {
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'lost on the way');
    expireLeases(api);
    const { submit } = spyOnSubmit();
    expect((await change(mover)).status).toBe(200);
    expect(submit).not.toHaveBeenCalled();
    expect((await mine(mover)).energyComplete).toBe(false);
  });

  it('fails while the supplier cannot be reached', async () => {
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'lost on the way');
    const before = await mine(mover);
    expireLeases(api);
    await fault(api, 'quotes', 'down', { match: 'sam.hartley@example.test' });
    expect(await change(mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect(await mine(mover)).toEqual(before);
    await clearFaults(api);
    expect((await change(mover)).status).toBe(200);
  });
});

describe('an application of unknown outcome', () => {
  it('is not settled while it may still be on its way', async () => {
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'lost on the way');
    const skip = () => api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover));
    const early = await skip();
    expect(early).toMatchObject({
      status: 502,
      body: { code: 'THIRD_PARTY' },
      headers: { 'retry-after': String(leaseSeconds) },
    });
    expireLeases(api);
    expect((await skip()).status).toBe(200);
  });

  it('does not block unrelated changes, nor the same choice', async () => {
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'lost on the way');
    const { quoteId, priceId } = mover.tariff;
    const again = { tariffsId: [{ quoteId, priceId }], addOnsIdentifiers: [] };
    const answers = await Promise.all([
      api.call(energyEndpoints.select, { body: again }, as(mover)),
      api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, as(mover)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await pay(mover)).status).toBe(200);
  });

  it('is not confused with another enrolment’s application with the same email address', async () => {
    expect((await pay(await aMoverWithTariff(api))).status).toBe(200);
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'lost on the way');
    expireLeases(api);
    const { submit } = spyOnSubmit();
    expect((await changes['another move-in date']?.(mover))?.status).toBe(200);
    expect(submit).not.toHaveBeenCalled();
  });

  it('is not confused with one for another plan, or other add-ons, with the same email address', async () => {
    await unsettled(await aMoverWithTariff(api, { priceId: 'LARK-FIX24' }), 'arrived');
    await unsettled(await aMoverWithTariff(api, { addOns: ['BOILERSERVICE'] }), 'arrived');
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'lost on the way');
    expireLeases(api);
    const { submit } = spyOnSubmit();
    expect((await changes['another move-in date']?.(mover))?.status).toBe(200);
    expect(submit).not.toHaveBeenCalled();
  });

  it('is settled after the encryption key was rotated', async () => {
    const mover = await aMoverWithTariff(api);
    await unsettled(mover, 'arrived');
    const before = { FIELD_KEYS_OLD: `1:${api.testApp.env.FIELD_KEY.toString('base64')}` };
    const rotated = await api.another({
      ...before,
      FIELD_KEY: Buffer.alloc(32, 7).toString('base64'),
      FIELD_KEY_ID: '2',
    });
    rotated.clock.at('2026-11-20T10:00:00Z');
    expireLeases(rotated);
    const answer = await rotated.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover));
    expect(answer).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    await rotated.close();
  });

  it('can be repeated without limit, however often the form changed', async () => {
    const mover = await aMoverWithTariff(api);
    await fault(api, 'quotes', 'down', { match: 'sam.hartley@example.test' });
    for (let count = 0; count < 12; count += 1) {
      api.clock.advance({ seconds: 10 });
      const answer = await pay(mover, { ...uncheckedBank, bankAccountNumber: String(66374900 + count) });
      expect(answer).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    }
    expect(await findStored(api, mover.id)).toHaveProperty('application.tries.length', 10);
    await clearFaults(api);
    api.clock.advance({ seconds: 10 });
    expect(await pay(mover, { ...uncheckedBank, bankAccountNumber: '66374999' })).toMatchObject({
      status: 200,
      body: { directDebit: { maskedAccountNumber: '*****999' } },
    });
  });

  it.each(['another move-in date', 'other add-ons'])(
    'is not sent if the mover saved %s while it was prepared',
    async (change) => {
      const mover = await aMoverWithTariff(api);
      const { submit } = spyOnSubmit();
      const provider = api.app.get(QuotesPort, { strict: false });
      const terms = provider.paymentTerms.bind(provider);
      jest.spyOn(provider, 'paymentTerms').mockImplementationOnce(async (code) => {
        expect((await changes[change]?.(mover))?.status).toBe(200);
        return terms(code);
      });
      expect(await pay(mover)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(submit).not.toHaveBeenCalled();
    },
  );
});
