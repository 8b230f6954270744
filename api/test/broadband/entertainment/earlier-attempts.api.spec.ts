import { enrolmentEndpoints, type BroadbandPackage } from '@home-move/contract';
import { FieldEncryption } from '../../../src/common/crypto/field-encryption.js';
import { fromOrder } from '../../../src/providers/broadband-ht/broadband-ht.mapper.js';
import { findStored, updateStored } from '../../identity/account/login.fixture.js';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, orderedBy, select, spyOnOrders, type Chooser } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

type Attempt = { readonly order: Record<string, unknown>; readonly package: BroadbandPackage };

/** Rewrites the unsettled order of a mover to what the version before stored: without add-ons, slot and details. */
async function asTheVersionBefore({ id }: Chooser): Promise<void> {
  const encryption = api.app.get(FieldEncryption, { strict: false });
  const purpose = `broadband-order:${id}`;
  const { sealed } = (await findStored(api, id))['unsettledOrder'] as { sealed: { keyId: string; box: string } };
  const { order, package: chosen } = JSON.parse(encryption.open(sealed, purpose)) as Attempt;
  const { addOnIds: _addOns, skyCallbackSlot: _slot, ...older } = order;
  const { addOns: _offered, monthlyExitFee: _fee, activation: _activation, ...shown } = chosen;
  const attempt = { order: older, package: shown as BroadbandPackage };
  await updateStored(api, id, { 'unsettledOrder.sealed': encryption.seal(JSON.stringify(attempt), purpose) });
}

const skip = ({ token }: Chooser) => api.call(enrolmentEndpoints.skip, { query: { service: '1' } }, { token });

describe('an order of unknown outcome that the version before has sent', () => {
  it('is sent again with the same body, and completes broadband as it was ordered', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    const [[key, sent] = []] = order.mock.calls;
    await asTheVersionBefore(mover);
    expireLeases(api);
    expect(await skip(mover)).toMatchObject({ status: 409, body: { code: 'ENROLMENT_COMPLETE' } });
    const [resentKey, resent] = order.mock.lastCall ?? [];
    expect(resentKey).toBe(key);
    const body = resent && fromOrder(resent);
    expect(body).toEqual(sent && fromOrder(sent));
    // The fields that the version before sent.
    const fields = ['packageId', 'offerId', 'customer', 'installAt', 'startDate', 'callbackSlot'];
    expect(Object.keys(body ?? {})).toEqual(fields);
    expect(body).toMatchObject({ callbackSlot: null });
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
    expect((await choiceOf(api, mover)).body).toMatchObject({
      state: 'ordered',
      package: { packageId: 'BRI-FF150', addOns: [], monthlyExitFee: null, activation: null },
      addOns: [],
      skyCallbackSlot: null,
    });
  });

  it('gives way to the same choice when it did not arrive', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'before');
    await select(api, mover, 'BRI-FF150');
    await asTheVersionBefore(mover);
    expireLeases(api);
    expect((await select(api, mover, 'BRI-FF150')).status).toBe(200);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });
});

describe('a choice that the version before stored after the migration', () => {
  it('is read with no add-on, slot or expected activation', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-FF150');
    const { broadband } = (await findStored(api, mover.id)) as unknown as {
      broadband: { package: Record<string, unknown>; order: Record<string, unknown> } & Record<string, unknown>;
    };
    const { addOns: _addOns, skyCallbackSlot: _slot, consent: _consent, ...older } = broadband;
    const { addOns: _offered, monthlyExitFee: _fee, activation: _activation, ...shown } = broadband.package;
    const { activationDate: _date, ...order } = broadband.order;
    await updateStored(api, mover.id, { broadband: { ...older, package: shown, order } });
    expect((await choiceOf(api, mover)).body).toMatchObject({
      state: 'ordered',
      package: { addOns: [], monthlyExitFee: null, activation: null },
      addOns: [],
      skyCallbackSlot: null,
    });
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(body.entertainment).toMatchObject({
      isCompleted: true,
      addOns: [],
      skyCallbackSlot: null,
      activationDate: null,
    });
  });
});
