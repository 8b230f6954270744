import { brandEndpoints, enrolmentEndpoints, flagNames } from '@home-move/contract';
import { OpenFeature } from '@openfeature/server-sdk';
import { InvitationService } from '../../../src/modules/identity/account/invitation.service.js';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { BrandFlagsProvider } from '../../../src/modules/brands/flags/evaluation/brand-flags.provider.js';
import { ExperimentEventRepository } from '../../../src/modules/brands/flags/evaluation/experiment-event.repository.js';
import { FlagEvaluation } from '../../../src/modules/brands/flags/evaluation/flag-evaluation.js';
import { aMover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

const flags = async (token: string) => (await api.call(brandEndpoints.flags, {}, { token })).body;
const mine = async (token: string) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;
const stored = (of: BootedApp = api) => of.database.collection('experiment_events').find({}).toArray();

describe('flags', () => {
  itRequiresAuthentication(() => api, brandEndpoints.flags, {});

  it('switch log-in by one-time code, on except for brands that switch it off [FLAG-01]', async () => {
    expect((await flags((await aMover(api)).token))['otp-login']).toBe(true);
    expect((await flags((await aMover(api, { selectedPartner: 103 })).token))['otp-login']).toBe(false);
  });

  it('gate the onboarding journey, which meadow lacks [FLAG-02]', async () => {
    expect((await flags((await aMover(api)).token))['onboarding-journey']).toBe(true);
    expect((await flags((await aMover(api, { selectedPartner: 103 })).token))['onboarding-journey']).toBe(false);
  });

  it('are evaluated for the save-and-continue token, with enrolment type and partner name [FLAG-04]', async () => {
    const provider = api.app.get(BrandFlagsProvider, { strict: false });
    const { enrolmentId, saveAndContinueToken } = await api.app.get(InvitationService, { strict: false }).invite({
      brand: (await api.app.get(BrandService, { strict: false }).find('oakwood')) ?? fail(),
      type: 'Telesales',
      surname: null,
      postcode: null,
      email: null,
      mobile: null,
    });
    const token = await api.tokenFor(enrolmentId);
    const evaluated = jest.spyOn(provider, 'resolveBooleanEvaluation');
    await flags(token);
    expect(evaluated.mock.calls.map(([flag]) => flag).toSorted()).toEqual([...flagNames].toSorted());
    for (const [, , context] of evaluated.mock.calls) {
      expect(context).toEqual({
        targetingKey: saveAndContinueToken,
        enrolmentType: 'Telesales',
        partnerName: 'Oakwood Lettings',
        brandLevel: 1,
        brandId: 101,
      });
    }
  });

  it('read the brand once for all flags', async () => {
    const { token } = await aMover(api);
    const read = jest.spyOn(api.app.get(BrandService, { strict: false }), 'byLevelAndId');
    await flags(token);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('fall back to the default brand when the brand was deleted', async () => {
    const mover = await aMover(api, { selectedBranch: 301 });
    const brands = api.database.collection<{ _id: string }>('brands');
    const brand = await brands.findOne({ _id: '3:301' });
    await brands.deleteOne({ _id: '3:301' });
    expect((await flags(mover.token))['otp-login']).toBe(true);
    await brands.insertOne(brand ?? { _id: '3:301' });
  });

  it('decide about council tax and water up front when an enrolment is created', async () => {
    expect(await mine((await aMover(api)).token)).toMatchObject({ ctwbJourneyToggle: true });
    const meadow = await aMover(api, { selectedPartner: 103 });
    expect(await mine(meadow.token)).toMatchObject({ ctwbJourneyToggle: false });
  });

  it('answer 503 when they cannot be read, instead of a guess', async () => {
    const { token } = await aMover(api);
    const provider = api.app.get(BrandFlagsProvider, { strict: false });
    jest.spyOn(provider, 'resolveBooleanEvaluation').mockRejectedValue(new Error('no answer'));
    const answer = await api.call(brandEndpoints.flags, {}, { token });
    expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  });

  it('are isolated from another application in the process', async () => {
    const other = await bootApp();
    await other.database
      .collection<{ _id: string }>('brands')
      .updateOne({ _id: '1:100' }, { $set: { flagsOff: ['ask-nicely'] } });
    const there = await other.call(brandEndpoints.flags, {}, { token: await other.appToken() });
    expect(there.body['ask-nicely']).toBe(false);
    expect((await flags(await api.appToken()))['ask-nicely']).toBe(true);
    await other.close();
    expect((await flags(await api.appToken()))['ask-nicely']).toBe(true);
    // No flags are available outside the application's own domain.
    expect(await OpenFeature.getClient().getBooleanValue('ask-nicely', false)).toBe(false);
  });

  it('are boolean, and complete', async () => {
    const provider = api.app.get(BrandFlagsProvider, { strict: false });
    expect(() => provider.resolveStringEvaluation('otp-login')).toThrow('otp-login is on or off');
    await expect(provider.resolveBooleanEvaluation('nobody', false, {})).rejects.toThrow('no flag nobody');
  });
});

describe('experiments', () => {
  const exposed = async (token: string) => {
    const before = (await stored()).length;
    await flags(token);
    return before;
  };

  it('store exposures of an enrolment under a keyed hash of its token', async () => {
    const other = await bootApp();
    other.clock.at('2026-11-20T10:00:00Z');
    const { token } = await aMover(other, { selectedPartner: 103 });
    const { saveAndContinueToken } = (await other.call(enrolmentEndpoints.mine, {}, { token })).body;
    await other.call(brandEndpoints.flags, {}, { token });
    // Queued events are stored when the application closes.
    await other.testApp.close();
    const events = await stored(other);
    expect(events).toHaveLength(8);
    expect(events.filter(({ experiment }) => experiment === 'otp-login')).toEqual([
      {
        _id: expect.anything(),
        experiment: 'otp-login',
        variant: 'off',
        subject: expect.stringMatching(/^[\w-]{22}$/),
        enrolmentType: 'Direct',
        partnerName: 'Meadow Homes',
        at: new Date('2026-11-20T10:00:00Z'),
      },
    ]);
    expect(
      events
        .filter(({ variant }) => variant === 'on')
        .map(({ experiment }) => String(experiment))
        .toSorted(),
    ).toEqual(['ask-nicely', 'manual-address']);
    expect(new Set(events.map(({ subject }) => String(subject))).size).toBe(1);
    expect(JSON.stringify(events)).not.toContain(saveAndContinueToken);
    expect(other.testApp.logged.join('')).not.toContain(saveAndContinueToken);
    await other.close();
  });

  it('store an exposure once per enrolment and flag, however often and wherever it is read', async () => {
    const one = await bootApp();
    const processes = [one, await one.another(), await one.another()];
    const { token } = await aMover(one);
    const stranger = (await aMover(one)).token;
    for (let calls = 0; calls < 4; calls += 1) {
      for (const at of processes) await at.call(brandEndpoints.flags, {}, { token });
    }
    await one.call(brandEndpoints.flags, {}, { token: stranger });
    // Queued events are stored when the application closes.
    for (const at of processes) await at.testApp.close();
    const events = await stored(one);
    expect(events).toHaveLength(2 * flagNames.length);
    expect(new Set(events.map(({ subject, experiment }) => `${subject} ${experiment}`)).size).toBe(events.length);
    for (const at of processes.toReversed()) await at.close();
  });

  it('write nothing for a call that was made before', async () => {
    const other = await bootApp();
    const written = jest.spyOn(other.app.get(ExperimentEventRepository, { strict: false }), 'add');
    const { token } = await aMover(other);
    for (let calls = 0; calls < 20; calls += 1) await other.call(brandEndpoints.flags, {}, { token });
    // Queued events are stored when the application closes.
    await other.testApp.close();
    expect(written.mock.calls.flat(2)).toHaveLength(flagNames.length);
    await other.close();
  });

  it('record no exposure without an enrolment', async () => {
    const before = await exposed(await api.appToken());
    await api.app.get(FlagEvaluation, { strict: false }).ofBrand({ level: 1, id: 103 });
    expect(await stored()).toHaveLength(before);
  });

  it('are kept for 400 days', async () => {
    const indexes = await api.database.collection('experiment_events').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 34_560_000 }));
  });
});

function fail(): never {
  throw new Error('no such brand');
}
