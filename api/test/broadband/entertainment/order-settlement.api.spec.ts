import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { BroadbandHtPort } from '../../../src/providers/broadband-ht/broadband-ht.port.js';
import { BroadbandWombbPort } from '../../../src/providers/broadband-wombb/broadband-wombb.port.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { bootWithShortTimeouts, expireLeases, leaseSeconds } from '../../journey/short-timeouts.fixture.js';
import { aMoverWithTariff, clearFaults, fault, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';
import {
  aChooser,
  choiceOf,
  clickStatus,
  orderedBy,
  removePending,
  select,
  spyOnOrders,
  type Chooser,
} from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const as = ({ token }: Mover) => ({ token });
const mine = async (mover: Mover) => (await api.call(enrolmentEndpoints.mine, {}, as(mover))).body;
const complete = { status: 409, body: { code: 'ENROLMENT_COMPLETE' } };
const thirdParty = { status: 502, body: { code: 'THIRD_PARTY' } };

/** An order whose response is lost, after home telecom accepted it or before it arrived. */
async function unsettled(mover: Mover, lost: 'after' | 'before'): Promise<void> {
  const order = spyOnOrders(api, lost);
  expect(await select(api, mover, 'BRI-FF150')).toMatchObject(thirdParty);
  order.mockClear();
}

const moving = async (mover: Mover) => {
  const { body } = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } }, as(mover));
  const other = body.find(({ simpleAddress }) => !simpleAddress.startsWith('14 Castle Road'));
  if (!other) throw new Error('no other address');
  return api.call(enrolmentEndpoints.saveAddress, { body: { addressKey: other.addressKey } }, as(mover));
};
const typed = { houseNameOrNumber: '3', addressLine1: 'Mill Lane', addressLine2: '', town: 'Bedford' };
const changes: Readonly<Record<string, (mover: Mover) => Promise<ApiResponse>>> = {
  'another address': moving,
  'a manual address': (mover) =>
    api.call(enrolmentEndpoints.saveManualAddress, { body: { ...typed, postcode: 'MK40 2QT' } }, as(mover)),
  'another move-in date': (mover) =>
    api.call(enrolmentEndpoints.update, { body: { moveInDate: '2026-12-01' } }, as(mover)),
  'skipping broadband': (mover) => api.call(enrolmentEndpoints.skip, { query: { service: '1' } }, as(mover)),
  'skipping broadband of a provider’s own site': (mover) =>
    api.call(enrolmentEndpoints.skip, { query: { service: '4' } }, as(mover)),
  'deselecting broadband': (mover) =>
    api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 0 } }, as(mover)),
};

describe.each(Object.entries(changes))('%s', (_, change) => {
  it('is rejected after an order, which remains unchanged', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-FF150');
    const before = await mine(mover);
    expect(await change(mover)).toMatchObject(complete);
    expect(await mine(mover)).toEqual(before);
  });

  it('is rejected if an order without a response had arrived, which completes broadband', async () => {
    const mover = await aChooser(api);
    const { address, moveInDate } = await mine(mover);
    await unsettled(mover, 'after');
    expireLeases(api);
    expect(await change(mover)).toMatchObject(complete);
    expect(await mine(mover)).toMatchObject({
      address,
      moveInDate,
      entertainmentComplete: true,
      entertainmentSkipped: false,
      entertainmentOptIn: 1,
    });
    expect((await choiceOf(api, mover)).body).toMatchObject({ package: { packageId: 'BRI-FF150' }, state: 'ordered' });
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('is saved without ordering if home telecom received nothing', async () => {
    const mover = await aChooser(api);
    await unsettled(mover, 'before');
    expireLeases(api);
    const order = spyOnOrders(api);
    order.mockClear();
    expect((await change(mover)).status).toBe(200);
    expect(order).not.toHaveBeenCalled();
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: false });
  });

  it('fails while the order may still be on its way, and while home telecom cannot be reached', async () => {
    const mover = await aChooser(api);
    await unsettled(mover, 'before');
    const before = await mine(mover);
    expect(await change(mover)).toMatchObject({ ...thirdParty, headers: { 'retry-after': String(leaseSeconds) } });
    expireLeases(api);
    await fault(api, 'broadband-ht', 'down', { match: mover.emailAddress });
    expect(await change(mover)).toMatchObject(thirdParty);
    expect(await mine(mover)).toEqual(before);
    await clearFaults(api);
    expect((await change(mover)).status).toBe(200);
  });
});

describe('an order of unknown outcome', () => {
  it('does not block unrelated changes', async () => {
    const mover = await aChooser(api);
    await unsettled(mover, 'before');
    const answers = await Promise.all([
      api.call(enrolmentEndpoints.update, { body: { residentialStatus: 202 } }, as(mover)),
      api.call(enrolmentEndpoints.skip, { query: { service: '0' } }, as(mover)),
      api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as(mover)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('is not confused with another enrolment’s order with the same email address', async () => {
    const one = await aChooser(api);
    await select(api, one, 'BRI-FF150');
    const other = await aChooser(api);
    const body = { contactNumber: '07700900101', emailAddress: one.emailAddress };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, as(other));
    await moving(other);
    await unsettled(other, 'before');
    expireLeases(api);
    const order = spyOnOrders(api);
    order.mockClear();
    expect((await removePending(api, other)).status).toBe(200);
    expect(order).not.toHaveBeenCalled();
    expect(await mine(other)).toMatchObject({ entertainmentComplete: false });
    expect(await orderedBy(api, one)).toEqual(['BRI-FF150']);
  });

  it.each([
    ['package', { packageId: 'BRI-F36', startDate: '2026-11-27' }],
    ['start date', { packageId: 'BRI-FF150', startDate: '2026-12-01' }],
  ])('is not confused with a listed order of another %s', async (_what, listed) => {
    const mover = await aChooser(api);
    await unsettled(mover, 'before');
    expireLeases(api);
    const homeTelecom = api.app.get(BroadbandHtPort, { strict: false });
    jest
      .spyOn(homeTelecom, 'ordersFor')
      .mockResolvedValueOnce([{ number: 'HT-0009', activationDate: null, ...listed }]);
    const order = spyOnOrders(api);
    order.mockClear();
    expect((await removePending(api, mover)).status).toBe(200);
    expect(order).not.toHaveBeenCalled();
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: false });
  });

  it('is settled after the encryption key was rotated', async () => {
    const mover = await aChooser(api);
    await unsettled(mover, 'after');
    const rotated = await api.another({
      FIELD_KEYS_OLD: `1:${api.testApp.env.FIELD_KEY.toString('base64')}`,
      FIELD_KEY: Buffer.alloc(32, 7).toString('base64'),
      FIELD_KEY_ID: '2',
    });
    rotated.clock.at('2026-11-20T10:00:00Z');
    expireLeases(rotated);
    const answer = await rotated.call(enrolmentEndpoints.skip, { query: { service: '1' } }, as(mover));
    expect(answer).toMatchObject(complete);
    await rotated.close();
  });

  it('is settled together with an application: both are dropped when neither arrived', async () => {
    const { shown, ...mover } = await aMoverWithTariff(api);
    await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as(mover));
    const submit = jest.spyOn(api.app.get(QuotesPort, { strict: false }), 'submit');
    submit.mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    const body = { ...samsDirectDebit, ...shown };
    expect(await api.call(energyEndpoints.directDebit, { body }, as(mover))).toMatchObject(thirdParty);
    await unsettled(mover, 'before');
    expireLeases(api);
    expect((await moving(mover)).status).toBe(200);
    expect(await mine(mover)).toMatchObject({ energyComplete: false, entertainmentComplete: false });
  });
});

describe('a package pending on the provider’s own site', () => {
  const waitingAt = async (): Promise<{ mover: Chooser; url: string | null }> => {
    const mover = await aChooser(api);
    const { body } = await select(api, mover, 'wm-81202');
    return { mover, url: body.wombbPackageUrl };
  };

  it('is cancelled when the home changes', async () => {
    const { mover, url } = await waitingAt();
    expect((await moving(mover)).status).toBe(200);
    expect((await choiceOf(api, mover)).body).toBeNull();
    expect(await clickStatus(api, url)).toBe('cancelled');
  });

  it('is kept when the same home is saved again', async () => {
    const { mover, url } = await waitingAt();
    const { address } = await mine(mover);
    const addressKey = address?.addressKey ?? '';
    expect((await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey } }, as(mover))).status).toBe(200);
    expect(await clickStatus(api, url)).toBe('pending');
  });

  it('does not block the new home when it cannot be cancelled', async () => {
    const { mover } = await waitingAt();
    const webMedia = api.app.get(BroadbandWombbPort, { strict: false });
    const cancel = jest.spyOn(webMedia, 'cancel').mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    expect((await moving(mover)).status).toBe(200);
    expect(cancel).toHaveBeenCalledTimes(1);
    expect((await choiceOf(api, mover)).body).toBeNull();
  });
});
