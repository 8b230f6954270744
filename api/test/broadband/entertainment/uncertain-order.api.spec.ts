import { enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { findStored } from '../../identity/account/login.fixture.js';
import { bootWithShortTimeouts, expireLeases, leaseSeconds } from '../../journey/short-timeouts.fixture.js';
import { sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, orderedBy, removePending, select, spyOnOrders } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const mine = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const rename = ({ token }: Mover) =>
  api.call(enrolmentEndpoints.savePersonalDetails, { body: { ...sam, surname: 'Hart' } }, { token });
const done = { status: 200, body: { entertainmentComplete: true } };
const complete = { status: 409, body: { code: 'ENROLMENT_COMPLETE' } };
const thirdParty = { status: 502, body: { code: 'THIRD_PARTY' } };

describe('when the response to an order is lost', () => {
  it('stores the order sealed', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'before');
    await select(api, mover, 'BRI-FF150');
    const all = await api.database.collection('enrolments').find({}).toArray();
    const stored = all.find(({ _id }) => String(_id) === mover.id);
    const kept = JSON.stringify({ broadband: stored?.['broadband'], unsettledOrder: stored?.['unsettledOrder'] });
    expect(kept).toContain('sealed');
    for (const secret of [mover.emailAddress, samsContact.contactNumber, sam.surname, 'Castle Road']) {
      expect(kept).not.toContain(secret);
    }
  });

  it('keeps an order that may have arrived when home telecom rejects the same order later', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    order.mockResolvedValueOnce('not-sold');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expireLeases(api);
    expect(await select(api, mover, 'BRI-F36')).toMatchObject(complete);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('orders once under one key, however often it is retried', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api, 'after', 'after');
    const again = { idempotencyKey: 'one' };
    expect(await select(api, mover, 'BRI-FF150', again)).toMatchObject(thirdParty);
    expect(await select(api, mover, 'BRI-FF150', again)).toMatchObject(thirdParty);
    const answer = await select(api, mover, 'BRI-FF150', again);
    expect(answer).toMatchObject(done);
    expect((await select(api, mover, 'BRI-FF150', again)).body).toEqual(answer.body);
    expect(order).toHaveBeenCalledTimes(3);
    expect(new Set(order.mock.calls.map(([key]) => key)).size).toBe(1);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('counts the package as chosen when it was first ordered', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    api.clock.advance({ minutes: 5 });
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
    expect((await findStored(api, mover.id))['broadband']).toMatchObject({
      chosenAt: new Date('2026-11-20T10:00:00Z'),
    });
  });

  it('orders once across processes', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    const another = await api.another();
    another.clock.at('2026-11-20T10:00:00Z');
    expect(await select(another, mover, 'BRI-FF150')).toMatchObject(done);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
    await another.close();
  });

  it.each(['BRI-F36', 'wm-81202'])('accepts no %s in addition', async (other) => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    expect(await select(api, mover, other)).toMatchObject({
      ...thirdParty,
      headers: { 'retry-after': String(leaseSeconds) },
    });
    expireLeases(api);
    expect(await select(api, mover, other)).toMatchObject(complete);
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: true, broadbandComplete: true });
    expect((await choiceOf(api, mover)).body).toMatchObject({ package: { packageId: 'BRI-FF150' }, state: 'ordered' });
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('does not order again for a changed name', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    await rename(mover);
    expireLeases(api);
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(complete);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('is not shown as pending, and cannot be removed', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    expect((await choiceOf(api, mover)).body).toBeNull();
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(body.entertainment).toMatchObject({ isCompleted: false, supplierName: null });
    expireLeases(api);
    expect(await removePending(api, mover)).toMatchObject(complete);
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: true });
  });
});

describe('when an order did not arrive', () => {
  it.each(['BRI-F36', 'wm-81202'])('orders or refers to %s instead, once that is certain', async (other) => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'before');
    await select(api, mover, 'BRI-FF150');
    expect(await select(api, mover, other)).toMatchObject(thirdParty);
    expireLeases(api);
    expect((await select(api, mover, other)).status).toBe(200);
    expect((await choiceOf(api, mover)).body?.package.packageId).toBe(other);
    expect(await orderedBy(api, mover)).not.toContain('BRI-FF150');
  });

  it('orders with a name changed since', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api, 'before');
    await select(api, mover, 'BRI-FF150');
    await rename(mover);
    expireLeases(api);
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
    expect(order.mock.lastCall?.[1].person.surname).toBe('Hart');
  });

  it('can be removed', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api, 'before');
    await select(api, mover, 'BRI-FF150');
    expireLeases(api);
    expect((await removePending(api, mover)).status).toBe(200);
    expect(await select(api, mover, 'BRI-F36')).toMatchObject(done);
    expect(await orderedBy(api, mover)).toEqual(['BRI-F36']);
  });
});

describe('two tabs at once', () => {
  it('order the same package once', async () => {
    const mover = await aChooser(api);
    const answers = await Promise.all([select(api, mover, 'BRI-FF150'), select(api, mover, 'BRI-FF150')]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('wait for the first, even though the second fails immediately', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api);
    let fail: () => void = () => undefined;
    const sent = new Promise<void>((arrived) => {
      order.mockImplementationOnce(
        () =>
          new Promise((_, reject) => {
            fail = () => reject(new DomainError('THIRD_PARTY'));
            arrived();
          }),
      );
    });
    order.mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    const slow = select(api, mover, 'BRI-FF150');
    await sent;
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(thirdParty);
    // The lease of the first call is renewed for its time limit and two seconds more; that of the failed second one is shorter.
    expect(await select(api, mover, 'BRI-F36')).toMatchObject({
      ...thirdParty,
      headers: { 'retry-after': String(leaseSeconds + 2) },
    });
    fail();
    expect(await slow).toMatchObject(thirdParty);
    expect(order).toHaveBeenCalledTimes(2);
  });

  it('order one of two packages', async () => {
    const mover = await aChooser(api);
    const answers = await Promise.all([select(api, mover, 'BRI-FF150'), select(api, mover, 'BRI-F36')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await orderedBy(api, mover)).toHaveLength(1);
  });
});
