import { enrolmentEndpoints, entertainmentEndpoints } from '@home-move/contract';
import { bootWithShortTimeouts, expireLeases } from '../../journey/short-timeouts.fixture.js';
import { updateStored } from '../../identity/account/login.fixture.js';
import { clearFaults, fault, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, clickStatus, orderedBy, removePending, select, spyOnOrders } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const mine = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const done = { status: 200, body: { entertainmentComplete: true } };
const complete = { status: 409, body: { code: 'ENROLMENT_COMPLETE' } };
const thirdParty = { status: 502, body: { code: 'THIRD_PARTY' } };

describe('a package of home telecom', () => {
  it('is ordered, and completes broadband [BBSET-02]', async () => {
    const mover = await aChooser(api);
    const order = spyOnOrders(api);
    api.testApp.logged.length = 0;
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject({
      status: 200,
      body: {
        entertainmentComplete: true,
        broadbandComplete: true,
        skyComplete: false,
        wombbComplete: false,
        entertainmentOptIn: 1,
        wombbPackageUrl: null,
      },
    });
    expect(order.mock.calls).toEqual([
      [
        expect.any(String),
        {
          packageId: 'BRI-FF150',
          offerId: 'BRI-CARD60',
          person: {
            title: 'Mr',
            firstName: 'Sam',
            surname: 'Hartley',
            emailAddress: mover.emailAddress,
            contactNumber: '07700900101',
          },
          address: expect.objectContaining({ houseNameOrNumber: '14', postcode: 'MK40 2QT' }),
          startDate: '2026-11-27',
          addOnIds: [],
          skyCallbackSlot: null,
        },
      ],
    ]);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
    expect((await choiceOf(api, mover)).body).toMatchObject({
      package: { packageId: 'BRI-FF150' },
      state: 'ordered',
      wombbPackageUrl: null,
      orderNumber: expect.stringMatching(/^HT-\w{8}$/),
    });
    const log = api.testApp.logged.join('\n');
    for (const secret of ['MK40', sam.surname, mover.emailAddress, samsContact.contactNumber]) {
      expect(log).not.toContain(secret);
    }
  });

  it('is ordered without a title, which movers from a partner’s link are not asked for', async () => {
    const mover = await aChooser(api);
    const { reference } = await mine(mover);
    await api.database.collection('enrolments').updateOne({ reference }, { $set: { title: null } });
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
  });

  it.each([
    ['first name', 'firstName'],
    ['surname', 'surname'],
    ['email address', 'emailAddress'],
    ['contact number', 'contactNumber'],
  ])('is not ordered without the %s of the mover', async (_detail, field) => {
    const mover = await aChooser(api);
    await updateStored(api, mover.id, { [field]: null });
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
    expect(await orderedBy(api, mover)).toEqual([]);
  });

  it('appears in the summary as ordered', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-FF150');
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    expect(body.entertainment).toMatchObject({
      isCompleted: true,
      supplierName: 'Brightline',
      packageName: 'Full Fibre 150',
      contractTerm: '24 months',
      estimatedSpeed: '150 Mbps',
      packageMonthlyAmount: '£28.99',
      rises: [
        { from: '2027-04-01', amountFormatted: '£32.99' },
        { from: '2028-04-01', amountFormatted: '£36.99' },
      ],
      orderNumber: expect.stringMatching(/^HT-/),
    });
  });

  it('appears in the summary with its introductory price and the price after it', async () => {
    const mover = await aChooser(api);
    const { body: found } = await api.call(
      entertainmentEndpoints.package,
      { params: { packageId: 'SKY-FF150TV', sourceId: 'ht' } },
      { token: mover.token },
    );
    expect(await select(api, mover, 'SKY-FF150TV', { total: found.pricing.totalPricing.total })).toMatchObject(done);
    const { body } = await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    // The contract starts on 27 November: the rise in April falls within the six months of the offer.
    expect(body.entertainment).toMatchObject({
      introductory: { months: 6, amountFormatted: '£39.00' },
      packageMonthlyAmount: '£46.00',
      rises: [{ from: '2028-04-01', amountFormatted: '£49.00' }],
    });
  });

  it('completes Sky when it is by Sky', async () => {
    expect(await select(api, await aChooser(api), 'SKY-F67TV')).toMatchObject({
      status: 200,
      body: { entertainmentComplete: true, skyComplete: true, broadbandComplete: false },
    });
  });

  it('cannot be changed or removed once it is ordered', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-FF150');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(complete);
    expect(await select(api, mover, 'wm-81202')).toMatchObject(complete);
    expect(await removePending(api, mover)).toMatchObject(complete);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('cancels the click of a package chosen before', async () => {
    const mover = await aChooser(api);
    const { body } = await select(api, mover, 'wm-81202');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
    expect(await clickStatus(api, body.wombbPackageUrl)).toBe('cancelled');
  });

  it.each(['down', 'error', 'malformed'])('is a third-party problem while the feed is %s', async (mode) => {
    const mover = await aChooser(api);
    await fault(api, 'broadband-ht', mode, { match: mover.emailAddress });
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(thirdParty);
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: false, entertainmentSkipped: false });
    expect((await choiceOf(api, mover)).body).toBeNull();
    await clearFaults(api);
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
    expect(await orderedBy(api, mover)).toEqual(['BRI-FF150']);
  });

  it('is dropped when home telecom no longer sells it', async () => {
    const mover = await aChooser(api);
    spyOnOrders(api).mockResolvedValueOnce('not-sold');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await select(api, mover, 'BRI-F36')).toMatchObject(done);
    expect(await orderedBy(api, mover)).toEqual(['BRI-F36']);
  });
});

describe('a pending package of a provider’s own site', () => {
  it('stays pending while the order of another is uncertain, and is cancelled once it is confirmed', async () => {
    const mover = await aChooser(api);
    const { body: waiting } = await select(api, mover, 'wm-81202');
    spyOnOrders(api, 'after');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(thirdParty);
    expect((await choiceOf(api, mover)).body).toMatchObject({
      package: { packageId: 'wm-81202' },
      state: 'pending',
      wombbPackageUrl: waiting.wombbPackageUrl,
    });
    expect(await clickStatus(api, waiting.wombbPackageUrl)).toBe('pending');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
    expect((await choiceOf(api, mover)).body).toMatchObject({ state: 'ordered', wombbPackageUrl: null });
    expect(await clickStatus(api, waiting.wombbPackageUrl)).toBe('cancelled');
  });

  it('is kept when the order of another fails', async () => {
    const mover = await aChooser(api);
    const { body: waiting } = await select(api, mover, 'wm-81202');
    spyOnOrders(api).mockResolvedValueOnce('not-sold');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await choiceOf(api, mover)).body).toMatchObject({ package: { packageId: 'wm-81202' }, state: 'pending' });
    expect(await clickStatus(api, waiting.wombbPackageUrl)).toBe('pending');
  });

  it('does not undo the order when it cannot be cancelled', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    await fault(api, 'broadband-wombb', 'down');
    expect(await select(api, mover, 'BRI-FF150')).toMatchObject(done);
  });

  it('cannot be confirmed while the order of another may have arrived', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    spyOnOrders(api, 'after');
    await select(api, mover, 'BRI-FF150');
    expireLeases(api);
    const confirmed = api.call(
      enrolmentEndpoints.update,
      { body: { wombbUserConfirmed: true } },
      { token: mover.token },
    );
    expect(await confirmed).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: true, wombbUserConfirmed: false });
  });
});
