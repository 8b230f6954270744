import { entertainmentEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { BroadbandWombbPort } from '../../../src/providers/broadband-wombb/broadband-wombb.port.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import { aMover, aMoverAt, fault, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import type { BootedApp } from '../../support/boot-app.js';
import { aChooser, choiceOf, clickStatus, removePending, select, selecting } from './chooser.builder.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const webMedia = () => api.app.get(BroadbandWombbPort, { strict: false });
const mine = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const update = ({ token }: Mover, body: object) => api.call(enrolmentEndpoints.update, { body }, { token });
const skip = ({ token }: Mover, service: string) =>
  api.call(enrolmentEndpoints.skip, { query: { service } }, { token });

describe('choosing a package', () => {
  itRequiresAuthentication(() => api, entertainmentEndpoints.selectPackage, { body: selecting('wm-81202') });
  itValidatesItsBody(
    () => api,
    entertainmentEndpoints.selectPackage,
    {},
    async () => (await aMover(api)).token,
    {
      'empty fields': {
        body: {},
        errors: {
          packageId: 'Mandatory',
          sourceId: 'Mandatory',
          total: 'Mandatory',
          consent: 'Mandatory',
        },
      },
      'a choice without consent': {
        body: { ...selecting('wm-81202'), consent: false },
        errors: { consent: 'Invalid' },
      },
    },
  );

  it('needs address, names and contact first', async () => {
    const mover = await aMover(api);
    expect(await select(api, mover, 'wm-81202')).toMatchObject({ status: 409, body: { code: 'ADDRESS_MISSING' } });
    const body = {
      houseNameOrNumber: '3',
      addressLine1: 'Mill Lane',
      addressLine2: '',
      town: 'Bedford',
      postcode: 'MK40 2QT',
    };
    await api.call(enrolmentEndpoints.saveManualAddress, { body }, { token: mover.token });
    expect(await select(api, mover, 'wm-81202')).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
    await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, { token: mover.token });
    expect(await select(api, mover, 'wm-81202')).toMatchObject({ status: 409, body: { code: 'DETAILS_MISSING' } });
  });

  it('is available only while broadband is', async () => {
    const undecided = await aMoverAt(api, 'MK40 2QT');
    expect(await select(api, undecided, 'wm-81202')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const confirmed = await aChooser(api);
    await select(api, confirmed, 'wm-81202');
    await update(confirmed, { wombbUserConfirmed: true });
    expect(await select(api, confirmed, 'wm-81301')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('rejects a price that has changed, and stores nothing', async () => {
    const mover = await aChooser(api);
    expect(await select(api, mover, 'wm-81202', { total: 5799 })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it('rejects a package that is not sold at the new home', async () => {
    expect(await select(api, await aChooser(api, 'LS6 1AN'), 'wm-81202')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it.each(['down', 'malformed'])('is a third-party problem while the feed is %s', async (mode) => {
    const mover = await aChooser(api);
    await fault(api, 'broadband-wombb', mode);
    expect(await select(api, mover, 'wm-81202')).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect((await choiceOf(api, mover)).body).toBeNull();
  });
});

describe('a package of a provider’s own site', () => {
  it('returns where to order, and stays pending [BBSET-02]', async () => {
    const mover = await aChooser(api);
    const { status, body } = await select(api, mover, 'wm-81202');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: mover.id,
      entertainmentConsented: true,
      entertainmentOptIn: 1,
      entertainmentComplete: false,
      wombbComplete: false,
      wombbUserConfirmed: false,
    });
    expect(body.wombbPackageUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/visit\/WM-\w{8}$/);
    expect(await clickStatus(api, body.wombbPackageUrl)).toBe('pending');
    expect(await choiceOf(api, mover)).toMatchObject({
      status: 200,
      body: {
        package: { packageId: 'wm-81202', pricing: { totalPricing: { total: 5899 } } },
        state: 'pending',
        wombbPackageUrl: body.wombbPackageUrl,
        orderNumber: null,
      },
    });
  });

  it('appears in the summary with a link to order until the mover confirms', async () => {
    const mover = await aChooser(api);
    const { body } = await select(api, mover, 'wm-81202');
    const summary = async () =>
      (await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token })).body.entertainment;
    expect(await summary()).toMatchObject({
      isCompleted: false,
      supplierName: 'Altnet',
      packageName: 'Loop 900 rolling',
      contractTerm: '1 month, rolling',
      installationPrice: '£19.99',
      packageMonthlyAmount: '£39.00',
      wombbPackageUrl: body.wombbPackageUrl,
      orderNumber: null,
    });
    await update(mover, { wombbUserConfirmed: true });
    expect(await summary()).toMatchObject({ wombbUserConfirmed: true, wombbPackageUrl: null });
  });

  it('is referred with an id that reveals nothing about the mover', async () => {
    const [mover, other] = [await aChooser(api), await aChooser(api)];
    const click = jest.spyOn(webMedia(), 'click');
    api.testApp.logged.length = 0;
    await select(api, mover, 'wm-81202');
    await select(api, mover, 'wm-81301');
    await select(api, other, 'wm-81202');
    const [first, second, third] = click.mock.calls.map(([referral]) => referral);
    expect(first).toEqual({
      packageId: 'wm-81202',
      postcode: 'MK40 2QT',
      personId: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(second?.personId).toBe(first?.personId);
    expect(third?.personId).not.toBe(first?.personId);
    const log = api.testApp.logged.join('\n');
    for (const secret of ['MK40', sam.surname, mover.emailAddress, samsContact.contactNumber, first?.personId ?? '']) {
      expect(log).not.toContain(secret);
    }
  });

  it('is the same click when chosen twice, also at the same time', async () => {
    const mover = await aChooser(api);
    const answers = await Promise.all([select(api, mover, 'wm-81202'), select(api, mover, 'wm-81202')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.wombbPackageUrl)).size).toBe(1);
    expect(await clickStatus(api, answers[0].body.wombbPackageUrl)).toBe('pending');
  });

  it('is referred once for the same key, which is rejected for another package', async () => {
    const mover = await aChooser(api);
    const click = jest.spyOn(webMedia(), 'click');
    const first = await select(api, mover, 'wm-81202', { idempotencyKey: 'one' });
    const again = await select(api, mover, 'wm-81202', { idempotencyKey: 'one' });
    expect(again.body).toEqual(first.body);
    expect(click).toHaveBeenCalledTimes(1);
    expect(await select(api, mover, 'wm-81301', { idempotencyKey: 'one' })).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('cancels the package chosen before, and resumes a skipped service', async () => {
    const mover = await aChooser(api);
    const { body: first } = await select(api, mover, 'wm-81202');
    await skip(mover, '4');
    const { body: second } = await select(api, mover, 'wm-81301');
    expect(await clickStatus(api, first.wombbPackageUrl)).toBe('cancelled');
    expect(await clickStatus(api, second.wombbPackageUrl)).toBe('pending');
    expect(second).toMatchObject({ entertainmentSkipped: false, wombbSkipped: false, wombbUserConfirmedDate: null });
  });

  it('keeps the package chosen before while it cannot be cancelled', async () => {
    const mover = await aChooser(api);
    const { body: first } = await select(api, mover, 'wm-81202');
    jest.spyOn(webMedia(), 'cancel').mockRejectedValueOnce(new DomainError('THIRD_PARTY'));
    expect(await select(api, mover, 'wm-81301')).toMatchObject({ status: 502 });
    expect((await choiceOf(api, mover)).body?.wombbPackageUrl).toBe(first.wombbPackageUrl);
    expect(await clickStatus(api, first.wombbPackageUrl)).toBe('pending');
    expect((await select(api, mover, 'wm-81301')).status).toBe(200);
  });

  const millLane = { houseNameOrNumber: '3', addressLine1: 'Mill Lane', addressLine2: '', town: 'Bedford' };

  it.each<[string, (mover: Mover) => Promise<{ readonly status: number }>]>([
    ['move-in date', (mover) => update(mover, { moveInDate: '2026-12-01' })],
    [
      'home',
      ({ token }) =>
        api.call(enrolmentEndpoints.saveManualAddress, { body: { ...millLane, postcode: 'MK40 2QT' } }, { token }),
    ],
  ])('is not stored for a %s that has changed since', async (_what, change) => {
    const mover = await aChooser(api);
    const click = webMedia().click.bind(webMedia());
    jest.spyOn(webMedia(), 'click').mockImplementationOnce(async (referral) => {
      expect((await change(mover)).status).toBe(200);
      return click(referral);
    });
    expect(await select(api, mover, 'wm-81202')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it('does not replace a package that another tab has chosen since', async () => {
    const mover = await aChooser(api);
    const click = webMedia().click.bind(webMedia());
    jest.spyOn(webMedia(), 'click').mockImplementationOnce(async (referral) => {
      await select(api, mover, 'wm-81301');
      return click(referral);
    });
    expect(await select(api, mover, 'wm-81202')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await choiceOf(api, mover)).body).toMatchObject({ package: { packageId: 'wm-81301' }, state: 'pending' });
  });
});

describe('the choice', () => {
  itRequiresAuthentication(() => api, entertainmentEndpoints.choice, {});

  it('is the JSON text null before a package is chosen', async () => {
    expect(await choiceOf(api, await aMover(api))).toMatchObject({
      status: 200,
      text: 'null',
      headers: { 'content-type': expect.stringMatching(/^application\/json/) as string },
    });
  });
});

describe('removing the pending package', () => {
  itRequiresAuthentication(() => api, entertainmentEndpoints.removePending, {});

  it('changes nothing when nothing is pending', async () => {
    const mover = await aChooser(api);
    const { version } = await mine(mover);
    expect(await removePending(api, mover)).toMatchObject({ status: 200, body: { version } });
  });

  it('cancels the click, and opens the list again [BBSET-07]', async () => {
    const mover = await aChooser(api);
    const { body: chosen } = await select(api, mover, 'wm-81202');
    await update(mover, { wombbUserConfirmed: true });
    expect(await removePending(api, mover)).toMatchObject({
      status: 200,
      body: { id: mover.id, wombbUserConfirmed: false, wombbUserConfirmedDate: null, entertainmentOptIn: 1 },
    });
    expect(await clickStatus(api, chosen.wombbPackageUrl)).toBe('cancelled');
    expect((await choiceOf(api, mover)).body).toBeNull();
    expect((await select(api, mover, 'wm-81301')).status).toBe(200);
  });

  it('keeps a package that another tab has chosen since', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    jest.spyOn(webMedia(), 'cancel').mockImplementationOnce(async () => {
      await select(api, mover, 'wm-81301');
    });
    expect(await removePending(api, mover)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await choiceOf(api, mover)).body).toMatchObject({ package: { packageId: 'wm-81301' }, state: 'pending' });
  });

  it('treats a click unknown to web media as cancelled', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    const enrolments = api.database.collection('enrolments');
    const found = (await enrolments.find({}).toArray()).find(({ _id }) => String(_id) === mover.id);
    await enrolments.updateOne({ _id: found?._id }, { $set: { 'broadband.click.id': 'WM-FORGOTTEN' } });
    expect((await removePending(api, mover)).status).toBe(200);
    expect((await choiceOf(api, mover)).body).toBeNull();
  });

  it('keeps it while web media cannot be reached', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    await fault(api, 'broadband-wombb', 'down');
    expect(await removePending(api, mover)).toMatchObject({ status: 502, body: { code: 'THIRD_PARTY' } });
    expect((await choiceOf(api, mover)).body).toMatchObject({ state: 'pending' });
  });
});
