import { councilWaterEndpoints, enrolmentEndpoints, type UpdateEnrolment } from '@home-move/contract';
import { updateStored } from '../../identity/account/login.fixture.js';
import { aMover, sam, samsContact, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

/** Preselects council and water, in the upfront step. */
const homeMove = { selectedPartner: 100 };
/** Makes both mandatory, upfront. */
const harbour = { selectedPartner: 102 };
/** Offers both, after product selection. */
const meadow = { selectedPartner: 103 };
/** Offers no council, preselects water, upfront. */
const students = { selectedSubpartner: 201 };

const as = ({ token }: Mover) => ({ token });
const choose = (mover: Mover, body: object) => api.call(councilWaterEndpoints.choose, { body }, as(mover));
const mine = async (mover: Mover) => (await api.call(enrolmentEndpoints.mine, {}, as(mover))).body;
const update = (mover: Mover, body: UpdateEnrolment) => api.call(enrolmentEndpoints.update, { body }, as(mover));
const conflict = { status: 409, body: { code: 'CONFLICT' } };

/** A mover with personal and contact details, for whom the council and water step may be next. */
async function aMoverOf(brand: object): Promise<Mover> {
  const mover = await aMover(api, brand);
  await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as(mover));
  await api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, as(mover));
  return mover;
}

describe('answering the council and water step', () => {
  let atHomeMove: Mover;
  let atHarbour: Mover;
  beforeAll(async () => {
    atHomeMove = await aMoverOf(homeMove);
    atHarbour = await aMoverOf(harbour);
  });

  itRequiresAuthentication(() => api, councilWaterEndpoints.choose, { body: { council: 2, water: 2 } });
  itValidatesItsBody(
    () => api,
    councilWaterEndpoints.choose,
    {},
    async () => atHomeMove.token,
    {
      'no answers': {
        body: {},
        errors: { council: 'Please select an option', water: 'Please select an option' },
      },
      'an answer to one of two questions': { body: { council: 3 }, errors: { water: 'Please select an option' } },
      'opt-ins of the enrolment [COUNCIL-09]': {
        body: { council: 1, water: 0 },
        errors: { council: 'Please select an option', water: 'Please select an option' },
      },
    },
  );
  itValidatesItsBody(
    () => api,
    councilWaterEndpoints.choose,
    {},
    async () => atHarbour.token,
    {
      'opting out of a mandatory service': {
        body: { council: 3, water: 2 },
        errors: { council: 'Your agent has to notify them' },
      },
    },
  );

  it('sets consent and opt-in by 2 and 3, and completes both [COUNCIL-09]', async () => {
    const mover = await aMoverOf(homeMove);
    const expected = {
      councilOptIn: 1,
      councilConsented: true,
      councilComplete: true,
      waterOptIn: 0,
      waterConsented: false,
      waterComplete: true,
    };
    expect(await choose(mover, { council: 2, water: '3' })).toMatchObject({ status: 200, body: expected });
    expect(await mine(mover)).toMatchObject(expected);
  });

  it('accepts opting in to mandatory services', async () => {
    const mover = await aMoverOf(harbour);
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject({
      status: 200,
      body: { councilOptIn: 1, councilComplete: true, waterOptIn: 1, waterComplete: true },
    });
  });

  it('requires no choice for a service that the brand does not offer, and ignores one', async () => {
    const mover = await aMoverOf(students);
    expect(await choose(mover, { council: 2, water: 3 })).toMatchObject({
      status: 200,
      body: { councilOptIn: 0, councilConsented: null, councilComplete: false, waterOptIn: 0, waterComplete: true },
    });
  });

  it('accepts the same choices again and rejects different ones', async () => {
    const mover = await aMoverOf(homeMove);
    const first = await choose(mover, { council: 2, water: 3 });
    expect(await choose(mover, { council: 2, water: 3 })).toMatchObject({ status: 200, body: first.body });
    expect(await choose(mover, { council: 3, water: 3 })).toMatchObject(conflict);
    expect(await mine(mover)).toMatchObject({ councilOptIn: 1, version: first.body.version });
  });

  it('accepts other choices for the version that the page showed, until the mover has registered', async () => {
    const mover = await aMoverOf(homeMove);
    const { version } = (await choose(mover, { council: 3, water: 3 })).body;
    expect(await choose(mover, { council: 2, water: 3, version: version - 1 })).toMatchObject(conflict);
    expect(await choose(mover, { council: 2, water: 3, version })).toMatchObject({
      status: 200,
      body: { councilOptIn: 1, councilConsented: true, councilComplete: true, waterOptIn: 0, waterComplete: true },
    });
    const registered = (await update(mover, { councilRegistrationConfirmed: true })).body;
    expect(await choose(mover, { council: 3, water: 3, version: registered.version })).toMatchObject(conflict);
    expect(await mine(mover)).toMatchObject({ councilOptIn: 1 });
  });

  it('counts two simultaneous attempts once', async () => {
    const mover = await aMoverOf(homeMove);
    const answers = await Promise.all([2, 3, 2, 3].map((water) => choose(mover, { council: 2, water })));
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.waterOptIn);
    expect(taken).toHaveLength(2);
    expect(new Set(taken).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('when the council and water step is open', () => {
  it('accepts choices upfront once details are populated', async () => {
    const mover = await aMover(api, homeMove);
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
  });

  const notOptedIn = { 'optIn.council': 0, 'optIn.water': 0 };
  const notMandatory = { councilIsMandatory: false, waterIsMandatory: false };

  it.each([
    ['council', { 'offered.water': 1 }, { ...notMandatory, councilIsMandatory: true }, { council: 2, water: 3 }],
    ['water', { 'offered.council': 1 }, { ...notMandatory, waterIsMandatory: true }, { council: 3, water: 2 }],
  ])('accepts choices upfront without opt-in when only %s is mandatory [NEXT-10]', async (_, other, flags, choices) => {
    const mover = await aMoverOf(harbour);
    await updateStored(api, mover.id, { ...notOptedIn, ...other });
    expect(await mine(mover)).toMatchObject({ councilOptIn: 0, waterOptIn: 0, ...flags });
    expect((await choose(mover, choices)).status).toBe(200);
  });

  it('rejects choices upfront without opt-in when neither is mandatory [NEXT-10]', async () => {
    const mover = await aMoverOf(homeMove);
    await updateStored(api, mover.id, notOptedIn);
    expect(await mine(mover)).toMatchObject({ councilOptIn: 0, waterOptIn: 0, ...notMandatory });
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
  });

  it('accepts choices after product selection once council or water is chosen', async () => {
    const mover = await aMoverOf(meadow);
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 0, waterOptIn: 1 });
    expect((await choose(mover, { council: 3, water: 2 })).status).toBe(200);
  });

  it('rejects choices when product selection left both out', async () => {
    const mover = await aMoverOf(meadow);
    await update(mover, { energyOptIn: 1, councilOptIn: 0, waterOptIn: 0 });
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
  });
});

describe('the status of the enrolment', () => {
  it('is not complete after only the upfront step', async () => {
    const mover = await aMoverOf(homeMove);
    expect((await choose(mover, { council: 2, water: 2 })).body.status).toBe(20);
  });

  it('is complete when nothing else is chosen', async () => {
    const mover = await aMoverOf(meadow);
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 1, waterOptIn: 1 });
    expect((await choose(mover, { council: 2, water: 3 })).body.status).toBe(40);
  });

  it('is not complete while chosen energy is unfinished', async () => {
    const mover = await aMoverOf(meadow);
    await update(mover, { energyOptIn: 1, entertainmentOptIn: 0, councilOptIn: 1, waterOptIn: 1 });
    expect((await choose(mover, { council: 2, water: 2 })).body.status).toBe(20);
  });
});
