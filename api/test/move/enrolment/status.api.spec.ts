import { councilWaterEndpoints, energyEndpoints, enrolmentEndpoints, type UpdateEnrolment } from '@home-move/contract';
import { aChooser, removePending, select } from '../../broadband/entertainment/chooser.builder.js';
import {
  aMover,
  aMoverWithTariff,
  sam,
  samsContact,
  samsDirectDebit,
  type Mover,
} from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const as = ({ token }: Mover) => ({ token });
const update = (mover: Mover, body: UpdateEnrolment) => api.call(enrolmentEndpoints.update, { body }, as(mover));
const skip = (mover: Mover, service: string) => api.call(enrolmentEndpoints.skip, { query: { service } }, as(mover));
const answerCouncil = (mover: Mover, council: 2 | 3, water: 2 | 3) =>
  api.call(councilWaterEndpoints.choose, { body: { council, water } }, as(mover));

/** The status, which the enrolment and its status call both return. */
async function statusOf(mover: Mover): Promise<number> {
  const [{ body: enrolment }, { body: answer }] = await Promise.all([
    api.call(enrolmentEndpoints.mine, {}, as(mover)),
    api.call(enrolmentEndpoints.status, { params: { id: mover.id } }, as(mover)),
  ]);
  expect(answer.status).toBe(enrolment.status);
  return answer.status;
}

async function aMoverOf(brand: object): Promise<Mover> {
  const mover = await aMover(api, brand);
  await api.call(enrolmentEndpoints.savePersonalDetails, { body: sam }, as(mover));
  await api.call(enrolmentEndpoints.saveContactDetails, { body: samsContact }, as(mover));
  return mover;
}

/** A mover with energy set up, and the preselected council and water answered. */
async function aMoverWithEnergy(): Promise<Mover> {
  const { shown, ...mover } = await aMoverWithTariff(api);
  await answerCouncil(mover, 2, 2);
  await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, as(mover));
  return mover;
}

describe('with council and water upfront', () => {
  const homeMove = { selectedPartner: 100 };

  it('is complete only once everything else is refused at product selection', async () => {
    const mover = await aMoverOf(homeMove);
    await answerCouncil(mover, 2, 3);
    expect(await statusOf(mover)).toBe(20);
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0 });
    expect(await statusOf(mover)).toBe(40);
  });

  it('is not complete when everything is refused', async () => {
    const mover = await aMoverOf(homeMove);
    await answerCouncil(mover, 3, 3);
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0 });
    expect(await statusOf(mover)).toBe(20);
  });

  it('is complete when everything is set up', async () => {
    const mover = await aChooser(api);
    await select(api, mover, 'BRI-FF150');
    expect(await statusOf(mover)).toBe(20);
    await answerCouncil(mover, 2, 2);
    expect(await statusOf(mover)).toBe(40);
  });
});

describe('with council and water after product selection', () => {
  it('is complete with them, and open again when the mover later chooses energy', async () => {
    const mover = await aMoverOf({ selectedPartner: 103 });
    await update(mover, { energyOptIn: 0, entertainmentOptIn: 0, councilOptIn: 1, waterOptIn: 1 });
    expect(await statusOf(mover)).toBe(20);
    await answerCouncil(mover, 2, 2);
    expect(await statusOf(mover)).toBe(40);
    await update(mover, { energyOptIn: 1 });
    expect(await statusOf(mover)).toBe(20);
  });
});

describe('with energy set up', () => {
  it('is complete when broadband is skipped, and open again when it is resumed', async () => {
    const mover = await aMoverWithEnergy();
    await update(mover, { entertainmentOptIn: 1 });
    expect(await statusOf(mover)).toBe(20);
    await skip(mover, '1');
    expect(await statusOf(mover)).toBe(40);
    await update(mover, { entertainmentOptIn: 1 });
    expect(await statusOf(mover)).toBe(20);
    await select(api, mover, 'BRI-FF150');
    expect(await statusOf(mover)).toBe(40);
  });

  it('is complete with an order on the provider’s own site, as long as the mover reports one', async () => {
    const mover = await aMoverWithEnergy();
    await update(mover, { entertainmentOptIn: 1 });
    await select(api, mover, 'wm-81202');
    expect(await statusOf(mover)).toBe(20);
    await update(mover, { wombbUserConfirmed: true });
    expect(await statusOf(mover)).toBe(40);
    await removePending(api, mover);
    expect(await statusOf(mover)).toBe(20);
  });
});

it('is open again when the mover chooses another home, if nothing is ordered', async () => {
  const mover = await aChooser(api);
  await answerCouncil(mover, 2, 2);
  await select(api, mover, 'wm-81202');
  await update(mover, { wombbUserConfirmed: true });
  expect(await statusOf(mover)).toBe(40);
  const home = { houseNameOrNumber: '3', addressLine1: 'Mill Lane', addressLine2: '', town: 'Bedford' };
  const body = { ...home, postcode: 'MK40 2QT' };
  await api.call(enrolmentEndpoints.saveManualAddress, { body }, as(mover));
  expect(await statusOf(mover)).toBe(20);
});
