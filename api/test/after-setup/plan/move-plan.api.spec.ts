import {
  energyEndpoints,
  enrolmentEndpoints,
  planEndpoints,
  type MovePlan,
  type PlanEntryId,
} from '@home-move/contract';
import {
  aMover,
  aMoverAt,
  aMoverWithTariff,
  clearFaults,
  fault,
  samsDirectDebit,
} from '../../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { planOf } from './plan.fixture.js';
import { readPdf } from '../pdf/read-pdf.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
beforeEach(() => api.clock.at('2026-11-20T10:00:00Z'));
afterAll(() => api.close());

const entryOf = ({ entries }: MovePlan, id: PlanEntryId) => entries.find((entry) => entry.id === id);

describe('GET /enrolment/move-plan', () => {
  itRequiresAuthentication(() => api, planEndpoints.plan, {});

  it('requests the move-in date first, and dates nothing without it', async () => {
    const { status, body } = await planOf(api, await aMover(api));
    expect(status).toBe(200);
    expect(body).toMatchObject({ moveInDate: null, meterReadings: null });
    expect(body.entries.every(({ date }) => date === null)).toBe(true);
    expect(entryOf(body, 'move-in')).toMatchObject({ title: 'Give us your move-in date', state: 'to-do' });
  });

  it('is the same for the mover and for an agent', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const { body } = await planOf(api, mover);
    expect((await planOf(api, { token: await api.tokenFor(mover.id, 'agent') })).body).toEqual(body);
  });

  it('counts working days by the bank holidays of the nation', async () => {
    api.clock.at('2026-12-10T10:00:00Z');
    // 25 and 28 December are bank holidays everywhere, 1 January and in Scotland 4 January, too.
    for (const [postcode, date] of [
      ['MK40 2QT', '2026-12-29'],
      ['CF10 3NP', '2026-12-29'],
      ['BT1 5GS', '2026-12-29'],
      ['EH3 9QN', '2026-12-24'],
    ] as const) {
      const mover = await aMoverAt(api, postcode, { moveInDays: 27 });
      expect([postcode, entryOf((await planOf(api, mover)).body, 'redirect-mail')?.date]).toEqual([postcode, date]);
    }
  });

  it.each([
    ['MK40 2QT', 'Register for council tax', 'Register with Anglian Water'],
    ['CF10 3NP', 'Register for council tax', 'Register with Dŵr Cymru Welsh Water'],
    ['EH3 9QN', 'Register for council tax and water', undefined],
    ['BT1 5GS', 'Register for rates', undefined],
    ['PL4 8AA', 'Register for council tax', 'Register for water'],
  ])('knows council and water at %s', async (postcode, council, water) => {
    const { body } = await planOf(api, await aMoverAt(api, postcode));
    expect(entryOf(body, 'council')?.title).toBe(council);
    expect(entryOf(body, 'water')?.title).toBe(water);
  });

  it('shows the rest while the directory of councils is unavailable', async () => {
    const mover = await aMoverAt(api, 'LE2 3AA');
    await fault(api, 'councils', 'down', { match: 'LE2 3AA' });
    const { status, body } = await planOf(api, mover);
    await clearFaults(api);
    expect(status).toBe(200);
    expect(entryOf(body, 'council')).toMatchObject({
      state: 'waiting',
      text: 'We could not look up who they are just now. Open your plan again later.',
      action: null,
    });
    expect(entryOf(body, 'move-in')?.date).toBe('2026-11-27');
    expect(entryOf((await planOf(api, mover)).body, 'council')?.text).toContain('Leicester City Council');
  });

  it('has the days of energy once it is set up', async () => {
    const { shown, ...mover } = await aMoverWithTariff(api);
    await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, { token: mover.token });
    const { body } = await planOf(api, mover);
    const days = (['choose-energy', 'energy-cancel-by', 'energy-start', 'first-payment'] as const).map((id) => {
      const entry = entryOf(body, id);
      return [id, entry?.date, entry?.state];
    });
    expect(days).toEqual([
      ['choose-energy', '2026-11-20', 'done'],
      ['energy-cancel-by', '2026-12-04', 'planned'],
      ['energy-start', '2026-12-05', 'set-up'],
      ['first-payment', '2026-12-15', 'planned'],
    ]);
  });

  it('marks a registration as done once the mover confirms it', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await api.call(enrolmentEndpoints.confirmation, {}, { token: mover.token });
    const choices = { councilRegistrationConfirmed: true, waterRegistrationConfirmed: false };
    await api.call(enrolmentEndpoints.update, { body: choices }, { token: mover.token });
    const { body } = await planOf(api, mover);
    // The council step is not answered yet, as on the card.
    expect(entryOf(body, 'council')?.state).toBe('to-do');
    const as = { token: mover.token };
    await api.send('PUT', '/api/v1/enrolment/council-services', { ...as, body: { council: 2, water: 2 } });
    expect(entryOf((await planOf(api, mover)).body, 'council')?.state).toBe('done');
    expect(entryOf((await planOf(api, mover)).body, 'water')?.state).toBe('to-do');
  });
});

describe('GET /enrolment/move-plan.pdf', () => {
  it('is the plan to print, of the brand of the mover [CONF-09]', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT', { brand: { selectedPartner: 101 } });
    const answer = await fetch(`${api.url}/api/v1/enrolment/move-plan.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="move-plan.pdf"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { pages, title } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(title).toBe('Your move plan from Oakwood Lettings');
    expect(pages[0]).toContain('27 Nov 2026 Move in');
    expect(pages[0]).toContain('Register with Bedford Borough Council');
  });
});

describe('PUT /enrolment/move-plan-task', () => {
  const tick = (token: string, isDone: boolean) =>
    api.call(planEndpoints.tick, { body: { id: 'redirect-mail', isDone } }, { token });

  itRequiresAuthentication(() => api, planEndpoints.tick, { body: { id: 'redirect-mail', isDone: true } });

  it('ticks a task off for every device, and undoes that', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(entryOf((await planOf(api, mover)).body, 'redirect-mail')).toMatchObject({
      isTicked: false,
      state: 'to-do',
    });
    expect((await tick(mover.token, true)).status).toBe(200);
    const another = { token: await api.tokenFor(mover.id) };
    expect(entryOf((await planOf(api, another)).body, 'redirect-mail')).toMatchObject({
      isTicked: true,
      state: 'done',
    });
    await tick(mover.token, true);
    const { body } = await tick(mover.token, false);
    expect(entryOf(body, 'redirect-mail')).toMatchObject({ isTicked: false, state: 'to-do' });
    expect(entryOf(body, 'leave-council')).toMatchObject({ isTicked: false });
  });

  it('ticks nothing off that another company does', async () => {
    const { token } = await aMoverAt(api, 'MK40 2QT');
    const answer = await api.send('PUT', '/api/v1/enrolment/move-plan-task', {
      token,
      body: { id: 'move-in', isDone: true },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('PUT /enrolment/meter-readings', () => {
  const note = (token: string, body: object) =>
    api.call(planEndpoints.saveReadings, { body: body as never }, { token });

  itRequiresAuthentication(() => api, planEndpoints.saveReadings, { body: {} as never });

  it('keeps the figures, and the plan says to whom to give them', async () => {
    const mover = await aMoverWithTariff(api);
    const readings = { readOn: '2026-11-20', electricity: ' 12 345 ', electricityNight: '', gas: '0678' };
    const { status, body } = await note(mover.token, readings);
    expect(status).toBe(200);
    const noted = { readOn: '2026-11-20', electricity: '12345', electricityNight: null, gas: '0678' };
    expect(body.meterReadings).toEqual(noted);
    expect(entryOf(body, 'meter-readings')).toMatchObject({
      state: 'done',
      text: expect.stringMatching(
        /^You noted electricity 12345 and gas 0678 on 20\u00A0Nov\u00A02026\. Give this to \w/,
      ),
    });
    expect((await planOf(api, mover)).body.meterReadings).toEqual(noted);
  });

  it('rejects what no meter shows, with a message for each field', async () => {
    const { token } = await aMover(api);
    expect(await note(token, { readOn: '2026-11-21', gas: '12.5' })).toMatchObject({
      status: 400,
      body: {
        code: 'VALIDATION',
        errors: {
          readOn: "Enter today's date or an earlier one",
          gas: 'Enter 4 to 8 digits, without the digits after the point',
        },
      },
    });
    expect(await note(token, { readOn: '2026-11-20' })).toMatchObject({
      body: { errors: { electricity: 'Enter at least one reading' } },
    });
    expect((await planOf(api, { token })).body.meterReadings).toBeNull();
  });

  it('forgets the readings of another home', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await note(mover.token, { readOn: '2026-11-20', gas: '0678' });
    const { body: addresses } = await api.call(
      enrolmentEndpoints.addresses,
      { params: { postcode: 'EH3 9QN' } },
      { token: mover.token },
    );
    const addressKey = addresses[0]?.addressKey ?? '';
    await api.call(enrolmentEndpoints.saveAddress, { body: { addressKey } }, { token: mover.token });
    expect((await planOf(api, mover)).body.meterReadings).toBeNull();
  });
});
