import {
  councilWaterEndpoints,
  energyEndpoints,
  enrolmentEndpoints,
  enrolmentStatus,
  type EnrolmentType,
} from '@home-move/contract';
import { Types } from 'mongoose';
import { InvitationService } from '../../../src/modules/identity/account/invitation.service.js';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { choiceOf, select } from '../../broadband/entertainment/chooser.builder.js';
import { aMover, aMoverAt, aMoverWithTariff, samsDirectDebit, type Mover } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const as = ({ token }: Mover) => ({ token });
const mine = async (mover: Mover) => (await api.call(enrolmentEndpoints.mine, {}, as(mover))).body;
const store = (mover: Mover, fields: object) =>
  api.database.collection('enrolments').updateOne({ _id: new Types.ObjectId(mover.id) }, { $set: fields });

async function invited(type: EnrolmentType): Promise<Mover> {
  const brand = await api.app.get(BrandService, { strict: false }).find('oakwood');
  if (!brand) throw new Error('no such brand');
  const unknown = { surname: null, postcode: null, email: null, mobile: null };
  const service = api.app.get(InvitationService, { strict: false });
  const { enrolmentId: id } = await service.invite({ brand, type, ...unknown });
  return { id, token: await api.tokenFor(id) };
}

/** One move with every service: energy with heating cover, Sky with its phone line, council and water. */
async function aMoverWithEverything(): Promise<Mover> {
  const { shown, ...mover } = await aMoverWithTariff(api, { addOns: ['HEATCOVER'] });
  const contact = { emailAddress: 'everything@example.test', contactNumber: '07700900101' };
  await api.call(enrolmentEndpoints.saveContactDetails, { body: contact }, as(mover));
  await api.call(councilWaterEndpoints.choose, { body: { council: 2, water: 2 } }, as(mover));
  await api.call(energyEndpoints.directDebit, { body: { ...samsDirectDebit, ...shown } }, as(mover));
  await api.call(enrolmentEndpoints.update, { body: { entertainmentOptIn: 1 } }, as(mover));
  await select(api, mover, 'SKY-F67TV');
  return mover;
}

describe('reading an enrolment', () => {
  it('returns its identity and origin [API-04]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    expect(await mine(mover)).toMatchObject({
      id: mover.id,
      status: 20,
      saveAndContinueToken: expect.stringMatching(/^[\w-]{43}$/),
      enrolmentType: 'Direct',
      partnerName: 'Home Move',
    });
  });

  it.each(['Lettings', 'Social', 'DoorToDoor', 'Telesales'] as const)('returns the type %s [API-05]', async (type) => {
    expect(await mine(await invited(type))).toMatchObject({ enrolmentType: type, partnerName: 'Oakwood Lettings' });
  });

  it('is of type Direct when the mover starts it [API-05]', async () => {
    expect(await mine(await aMover(api))).toMatchObject({ enrolmentType: 'Direct' });
  });

  it('returns the person and which contacts are verified [API-06]', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    const person = {
      title: 'Mr',
      firstName: 'Sam',
      surname: 'Hartley',
      dateOfBirth: '1985-03-27',
      emailAddress: 'sam.hartley@example.test',
      contactNumber: '07700900101',
    };
    expect(await mine(mover)).toMatchObject({ ...person, emailAddressVerified: false, contactNumberVerified: false });
    await store(mover, { emailAddressVerified: true, contactNumberVerified: true });
    expect(await mine(mover)).toMatchObject({ ...person, emailAddressVerified: true, contactNumberVerified: true });
  });

  it('returns the address fields and the move-in date [API-07]', async () => {
    expect(await mine(await aMoverAt(api, 'MK40 2QT'))).toMatchObject({
      postcode: 'MK40 2QT',
      addressLine1: 'Castle Road',
      addressLine2: '',
      addressLine3: '',
      addressLine4: '',
      houseNumber: '14',
      houseName: '',
      town: 'Bedford',
      moveInDate: '2026-11-27',
    });
    const cottage = await aMover(api);
    const body = {
      houseNameOrNumber: 'Rose Cottage',
      addressLine1: 'Mill Lane',
      addressLine2: 'Elstow',
      town: 'Bedford',
      postcode: 'MK40 2QT',
    };
    await api.call(enrolmentEndpoints.saveManualAddress, { body }, as(cottage));
    expect(await mine(cottage)).toMatchObject({
      houseNumber: '',
      houseName: 'Rose Cottage',
      addressLine1: 'Mill Lane',
      addressLine2: 'Elstow',
    });
  });

  it.each([
    ['MK40 2QT', { fuelType: 'Dual', isMixedMeters: false, isElecPayg: false, isGasPayg: false }],
    ['LS6 1AN', { fuelType: 'Electric', isMixedMeters: false, isElecPayg: false, isGasPayg: false }],
    ['B29 6BD', { fuelType: 'Dual', isMixedMeters: true, isElecPayg: false, isGasPayg: true }],
    ['M14 5RX', { fuelType: 'Dual', isMixedMeters: false, isElecPayg: true, isGasPayg: true }],
  ])('returns the fuels and meters of %s [API-08]', async (postcode, facts) => {
    const mover = await aMoverAt(api, postcode);
    await api.call(energyEndpoints.checkSupply, {}, as(mover));
    expect(await mine(mover)).toMatchObject(facts);
  });

  it('returns what the named supplier supplies at the home once the register has been queried [API-08]', async () => {
    const mover = await aMoverAt(api, 'BS8 1TH');
    const unasked = { supplyGas: false, supplyElec: false, fuelSupplyChecked: false };
    expect(await mine(mover)).toMatchObject({ ovoSupplyStatus: unasked, pendingChangeOfSupply: null });
    await api.call(energyEndpoints.checkSupply, {}, as(mover));
    const held = { supplyGas: true, supplyElec: true, fuelSupplyChecked: true };
    expect(await mine(mover)).toMatchObject({ ovoSupplyStatus: held, pendingChangeOfSupply: null });
    const elsewhere = await aMoverAt(api, 'MK40 2QT');
    await api.call(energyEndpoints.checkSupply, {}, as(elsewhere));
    expect((await mine(elsewhere)).ovoSupplyStatus).toEqual({ ...held, supplyGas: false, supplyElec: false });
  });

  it('returns Y while a change of supply is pending [API-08]', async () => {
    const mover = await aMoverAt(api, 'NE6 5LR');
    await api.call(energyEndpoints.checkSupply, {}, as(mover));
    await store(mover, { 'supply.home.electricity.multiRatePending': true });
    expect((await mine(mover)).pendingChangeOfSupply).toBe('Y');
  });

  it('returns whether each service is complete [API-09]', async () => {
    const none = {
      energyComplete: false,
      wombbComplete: false,
      skyComplete: false,
      entertainmentComplete: false,
      councilComplete: false,
      waterComplete: false,
    };
    expect(await mine(await aMover(api))).toMatchObject(none);
    const mover = await aMoverWithEverything();
    const all = { energyComplete: true, skyComplete: true, entertainmentComplete: true };
    expect(await mine(mover)).toMatchObject({ ...none, ...all, councilComplete: true, waterComplete: true });
    await store(mover, { 'broadband.package.sourceId': 'wombb', 'broadband.package.partner': null });
    expect(await mine(mover)).toMatchObject({ entertainmentComplete: true, wombbComplete: true, skyComplete: false });
  });

  it('returns when the mover last viewed the smart-meter and confirmation pages', async () => {
    const mover = await aMover(api);
    expect(await mine(mover)).toMatchObject({ smartPageViewed: null, confirmationPageLastViewed: null });
    await store(mover, { smartPageViewed: new Date('2026-11-19T09:30:00Z') });
    await api.call(enrolmentEndpoints.update, { body: { viewedConfirmation: true } }, as(mover));
    expect(await mine(mover)).toMatchObject({
      smartPageViewed: '2026-11-19T09:30:00.000Z',
      confirmationPageLastViewed: '2026-11-20T10:00:00.000Z',
    });
  });

  it('has one of five status codes [API-11]', async () => {
    expect(enrolmentStatus).toEqual({ pending: 0, open: 10, detailsPopulated: 20, closed: 30, complete: 40 });
    expect((await mine(await aMover(api))).status).toBe(10);
    expect((await mine(await aMoverAt(api, 'MK40 2QT'))).status).toBe(20);
    expect((await mine(await aMoverWithEverything())).status).toBe(40);
  });
});

it('covers energy, heating, broadband, phone, Sky TV, council tax and water in one enrolment [BRAND-01]', async () => {
  const mover = await aMoverWithEverything();
  const { body: summary } = await api.call(enrolmentEndpoints.confirmation, {}, as(mover));
  expect(summary).toMatchObject({
    energy: { isCompleted: true, fuelType: 'DualFuel', tariffName: 'Larkfield Fix 12' },
    entertainment: { isCompleted: true },
    council: { isCompleted: true, councilName: 'Bedford Borough Council' },
    water: { isCompleted: true, boardName: 'Anglian Water' },
  });
  expect(summary.energy.addOns).toContainEqual({ identifier: 'HEATCOVER', displayName: 'Heating Breakdown Cover' });
  const { body: choice } = await choiceOf(api, mover);
  expect(choice).toMatchObject({ package: { partner: 4, broadbandType: 'Fibre', tv: {}, call: {} } });
  expect(await mine(mover)).toMatchObject({ status: 40, skyComplete: true });
});
