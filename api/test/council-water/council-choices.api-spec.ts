import { councilWaterEndpoints, enrolmentEndpoints, type UpdateEnrolment } from '@home-move/contract';
import { aMover, sam, samsContact, type Mover } from '../journey/mover.builder.js';
import { anAuthenticatedRoute, aValidatedBody } from '../support/batteries.js';
import { bootApp, type BootedApp } from '../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

/** Council and water: preset, upfront. */
const homeMove = { selectedPartner: 100 };
/** Both mandatory, upfront. */
const harbour = { selectedPartner: 102 };
/** Both offered, after product selection. */
const meadow = { selectedPartner: 103 };
/** No council, water preset, upfront. */
const students = { selectedSubpartner: 201 };

const as = ({ token }: Mover) => ({ token });
const choose = (mover: Mover, body: object) => api.call(councilWaterEndpoints.choose, { body }, as(mover));
const mine = async (mover: Mover) => (await api.call(enrolmentEndpoints.mine, {}, as(mover))).body;
const update = (mover: Mover, body: UpdateEnrolment) => api.call(enrolmentEndpoints.update, { body }, as(mover));
const conflict = { status: 409, body: { code: 'CONFLICT' } };

/** With personal and contact details: the first step after them may be council and water. */
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

  anAuthenticatedRoute(() => api, councilWaterEndpoints.choose, { body: { council: 2, water: 2 } });
  aValidatedBody(
    () => api,
    councilWaterEndpoints.choose,
    {},
    async () => atHomeMove.token,
    {
      'no answers at all': {
        body: {},
        errors: { council: 'Please select an option', water: 'Please select an option' },
      },
      'an answer for one of two': { body: { council: 3 }, errors: { water: 'Please select an option' } },
      'opt-ins of the enrolment [COUNCIL-09]': {
        body: { council: 1, water: 0 },
        errors: { council: 'Please select an option', water: 'Please select an option' },
      },
    },
  );
  aValidatedBody(
    () => api,
    councilWaterEndpoints.choose,
    {},
    async () => atHarbour.token,
    {
      'to leave out what is mandatory': {
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

  it('takes what is mandatory', async () => {
    const mover = await aMoverOf(harbour);
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject({
      status: 200,
      body: { councilOptIn: 1, councilComplete: true, waterOptIn: 1, waterComplete: true },
    });
  });

  it('asks for nothing that the brand does not offer, and leaves an answer for it out of account', async () => {
    const mover = await aMoverOf(students);
    expect(await choose(mover, { council: 2, water: 3 })).toMatchObject({
      status: 200,
      body: { councilOptIn: 0, councilConsented: null, councilComplete: false, waterOptIn: 0, waterComplete: true },
    });
  });

  it('answers the same when it is answered the same again, and refuses other answers', async () => {
    const mover = await aMoverOf(homeMove);
    const first = await choose(mover, { council: 2, water: 3 });
    expect(await choose(mover, { council: 2, water: 3 })).toMatchObject({ status: 200, body: first.body });
    expect(await choose(mover, { council: 3, water: 3 })).toMatchObject(conflict);
    expect(await mine(mover)).toMatchObject({ councilOptIn: 1, version: first.body.version });
  });

  it('counts two tries at once as one', async () => {
    const mover = await aMoverOf(homeMove);
    const answers = await Promise.all([2, 3, 2, 3].map((water) => choose(mover, { council: 2, water })));
    const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body.waterOptIn);
    expect(taken).toHaveLength(2);
    expect(new Set(taken).size).toBe(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('when the step is open', () => {
  it('upfront: with the details given', async () => {
    const mover = await aMover(api, homeMove);
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
  });

  it('after product selection: once council or water was chosen there', async () => {
    const mover = await aMoverOf(meadow);
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 0, waterOptIn: 1 });
    expect((await choose(mover, { council: 3, water: 2 })).status).toBe(200);
  });

  it('never: where product selection left both out', async () => {
    const mover = await aMoverOf(meadow);
    await update(mover, { energyOptIn: 1, councilOptIn: 0, waterOptIn: 0 });
    expect(await choose(mover, { council: 2, water: 2 })).toMatchObject(conflict);
  });
});

describe('the enrolment', () => {
  it('is not complete by the upfront answers: the other services are still to be asked about', async () => {
    const mover = await aMoverOf(homeMove);
    expect((await choose(mover, { council: 2, water: 2 })).body.status).toBe(20);
  });

  it('is complete when nothing else was chosen', async () => {
    const mover = await aMoverOf(meadow);
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 1, waterOptIn: 1 });
    expect((await choose(mover, { council: 2, water: 3 })).body.status).toBe(40);
  });

  it('is not complete while energy that was chosen is left', async () => {
    const mover = await aMoverOf(meadow);
    await update(mover, { energyOptIn: 1, entertainmentOptIn: 0, councilOptIn: 1, waterOptIn: 1 });
    expect((await choose(mover, { council: 2, water: 2 })).body.status).toBe(20);
  });
});
