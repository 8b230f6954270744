import {
  completionEndpoints,
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  type ShownSelection,
  type UpdateEnrolment,
} from '@home-move/contract';
import { DomainError } from '../../../src/common/problem/domain.error.js';
import { QuotesPort } from '../../../src/providers/quotes/quotes.port.js';
import { aChooser, select } from '../../broadband/entertainment/chooser.builder.js';
import { bootWithShortTimeouts } from '../../journey/short-timeouts.fixture.js';
import {
  aMover,
  aMoverAt,
  aMoverWithMixedMeters,
  aMoverWithTariff,
  aTariffOf,
  idsOf,
  samsDirectDebit,
  type Mover,
} from '../../journey/mover.builder.js';
import type { ApiResponse, BootedApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';

let api: BootedApp;
bootWithShortTimeouts((booted) => (api = booted));

const as = ({ token }: Mover) => ({ token });
const mine = async (mover: Mover) => (await api.call(enrolmentEndpoints.mine, {}, as(mover))).body;
const update = (mover: Mover, body: UpdateEnrolment) => api.call(enrolmentEndpoints.update, { body }, as(mover));
/** Names services by code or name, each in a separate parameter. */
const complete = ({ token }: Mover, ...named: readonly string[]): Promise<ApiResponse> => {
  const query = new URLSearchParams(named.map((name): [string, string] => ['services[]', name]));
  return api.send('POST', `/api/v1/enrolment/completeservices?${query.toString()}`, { token });
};
const pay = (mover: Mover & { readonly shown: ShownSelection }) =>
  api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...mover.shown } }, as(mover));
const conflict = { status: 409, body: { code: 'CONFLICT' } };

/** Nothing of the enrolment changes, not even its version. */
async function expectRejected(mover: Mover, ...named: readonly string[]): Promise<void> {
  const before = await mine(mover);
  expect(await complete(mover, ...named)).toMatchObject(conflict);
  expect(await mine(mover)).toEqual(before);
}

describe('POST /enrolment/completeservices', () => {
  itRequiresAuthentication(() => api, completionEndpoints.completeServices, { query: { 'services[]': '0' } });

  it.each([[[]], [['2.5']], [['gas']], [['0', '99']]])('rejects the services %j', async (named) => {
    expect(await complete(await aMover(api), ...named)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it.each(['0', '1', '2', '3', '4', '6', 'energy', 'entertainment', 'council', 'water'])(
    'never completes %s for a mover who has set up nothing [CALL-05]',
    async (service) => {
      await expectRejected(await aMoverAt(api, 'MK40 2QT'), service);
    },
  );
});

describe('completing energy', () => {
  it('is not earned by a chosen plan', async () => {
    await expectRejected(await aMoverWithTariff(api), 'energy');
  });

  it('confirms what the accepted application completed, by code or name [CALL-05]', async () => {
    const mover = await aMoverWithTariff(api);
    await pay(mover);
    const before = await mine(mover);
    expect(before.energyComplete).toBe(true);
    for (const name of ['0', 'energy'])
      expect(await complete(mover, name)).toMatchObject({ status: 200, body: { version: before.version } });
  });

  it('is not earned by one fuel while the other one is chosen too', async () => {
    const mover = await aMoverWithMixedMeters(api, { gas: null });
    await pay(mover);
    await update(mover, { energyOptIn: 1 });
    const gas = await aTariffOf(api, mover, 'LARK-PAYG', 'Gas');
    const body = { tariffsId: [idsOf(gas)], addOnsIdentifiers: [] };
    await api.call(energyEndpoints.select, { body }, as(mover));
    expect(await mine(mover)).toMatchObject({ energyComplete: false, fuelsSetUp: ['Electric'] });
    await expectRejected(mover, '0');
  });

  it('is earned by one chosen fuel if the other fuel is not chosen [CALL-05]', async () => {
    const mover = await aMoverWithMixedMeters(api, { gas: null });
    await pay(mover);
    await update(mover, { energyOptIn: 1 });
    expect((await mine(mover)).energyComplete).toBe(false);
    expect(await complete(mover, '0')).toMatchObject({ status: 200, body: { energyComplete: true } });
    expect((await mine(mover)).energyComplete).toBe(true);
  });

  it.each([
    ['completes what had arrived', true, 200],
    ['completes nothing that had not arrived', false, 409],
  ])('settles an application of unknown outcome first, and %s', async (_, hasArrived, status) => {
    const mover = await aMoverWithTariff(api);
    const provider = api.app.get(QuotesPort, { strict: false });
    const submit = (Object.getPrototypeOf(provider) as QuotesPort).submit.bind(provider);
    jest.spyOn(provider, 'submit').mockImplementationOnce(async (...sent) => {
      if (hasArrived) await submit(...sent);
      throw new DomainError('THIRD_PARTY');
    });
    expect(await pay(mover)).toMatchObject({ status: 502 });
    // Longer than the application may still be on its way.
    api.clock.advance({ minutes: 10 });
    expect((await complete({ ...mover, token: await api.tokenFor(mover.id) }, '0')).status).toBe(status);
  });
});

describe('completing broadband', () => {
  it('is not earned by a package that is chosen on the site of its provider', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    await expectRejected(mover, '1');
    await expectRejected(mover, '4');
  });

  it('confirms an order that the mover reports, which stays pending until its provider confirms it [CALL-05]', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'wm-81202');
    await update(mover, { wombbUserConfirmed: true });
    expect(await complete(mover, '4')).toMatchObject({
      status: 200,
      body: { wombbUserConfirmed: true, wombbComplete: false, entertainmentComplete: false },
    });
  });

  it('confirms an order [CALL-05]', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-F36');
    expect(await complete(mover, '1')).toMatchObject({ status: 200, body: { entertainmentComplete: true } });
  });
});

describe('completing council tax and water', () => {
  it('is earned by their step alone [CALL-05]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await expectRejected(mover, '3', '6');
    await api.call(councilWaterEndpoints.choose, { body: { council: 2, water: 3 } }, as(mover));
    expect(await complete(mover, '3', 'water')).toMatchObject({
      status: 200,
      body: { councilComplete: true, waterComplete: true },
    });
  });
});

describe('completing several services', () => {
  it('changes nothing when one of them was not earned', async () => {
    const mover = await aMoverWithMixedMeters(api, { gas: null });
    await pay(mover);
    await update(mover, { energyOptIn: 1 });
    await expectRejected(mover, '0', '1');
    expect((await mine(mover)).energyComplete).toBe(false);
  });

  it('changes nothing of the enrolment of another mover', async () => {
    const [mover, other] = [await aMoverAt(api, 'MK40 2QT'), await aMoverAt(api, 'MK40 2QT')];
    await api.call(councilWaterEndpoints.choose, { body: { council: 2, water: 2 } }, as(mover));
    await complete(mover, '3');
    expect(await mine(other)).toMatchObject({ councilComplete: false, waterComplete: false });
  });
});
