import { energyEndpoints } from '@home-move/contract';
import { aMoverAt, aMoverWithTariff, type Mover } from '../../journey/mover.builder.js';
import { itRequiresAuthentication, itValidatesItsBody } from '../../support/shared-specs.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';
import { aMoverAtManualAddress, energyCalls } from './energy.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const { check, journey, save, mine } = energyCalls(() => api);

describe('saving the usage', () => {
  let bedford: Mover;
  beforeAll(async () => {
    bedford = await aMoverAt(api, 'MK40 2QT');
  });

  const nothing = {
    electricityKwhUsage: null,
    gasKwhUsage: null,
    numberOfBedrooms: null,
    propertyType: null,
    numberOfPeople: null,
  };

  itRequiresAuthentication(() => api, energyEndpoints.saveUsage, { body: { knownUsage: 'U' } as never });
  itValidatesItsBody(
    () => api,
    energyEndpoints.saveUsage,
    {},
    async () => bedford.token,
    {
      'no answer [USAGE-05]': { body: {}, errors: { knownUsage: 'Please select one of the options' } },
      'no kWh [USAGE-10]': {
        body: { knownUsage: 'Y' },
        errors: {
          electricityKwhUsage: 'Please enter a value greater than 0',
          gasKwhUsage: 'Please enter a value greater than 0',
        },
      },
      'invalid kWh [USAGE-06, USAGE-07, USAGE-08, USAGE-09]': {
        body: { knownUsage: 'Y', electricityKwhUsage: 'lots', gasKwhUsage: 500000 },
        errors: {
          electricityKwhUsage: 'This field can only contain numbers',
          gasKwhUsage: 'Your usage seems too high, please enter a value less than 499999',
        },
      },
      'an impossible share at night': {
        body: { knownUsage: 'U', nightPercent: 101 },
        errors: { nightPercent: 'Please enter a whole number from 0 to 100' },
      },
      'an estimate without its questions [USAGE-12, USAGE-13, USAGE-14]': {
        body: { knownUsage: 'N' },
        errors: {
          numberOfBedrooms: 'Please select the number of rooms',
          propertyType: 'Please select property type',
          numberOfPeople: 'Please select the number of people',
        },
      },
    },
  );

  it('stores the share used at night only for a home with day and night rates', async () => {
    const body = { knownUsage: 'Y', electricityKwhUsage: 3000, gasKwhUsage: 9000, nightPercent: '35 %' };
    const economy7 = await aMoverAt(api, 'NE6 5LR');
    expect((await save(economy7, body)).body.assumed).toEqual({
      electricityKwh: 3000,
      gasKwh: 9000,
      estimated: false,
      nightPercent: 35,
    });
    expect((await journey(economy7)).body.propertyUsage.usageInfo?.assumed.nightPercent).toBe(35);
    expect((await save(bedford, body)).body.assumed).toEqual({
      electricityKwh: 3000,
      gasKwh: 9000,
      estimated: false,
    });
  });

  it('stores nothing of a rejected form', async () => {
    const mover = await aMoverAt(api, 'MK40 2QT');
    await save(mover, { knownUsage: 'N', numberOfBedrooms: 3 });
    expect((await journey(mover)).body.propertyUsage.usageInfo).toBeNull();
  });

  it('keeps kWh from a bill as they are [USAGE-04] [USAGE-20] [USAGE-24]', async () => {
    const form = { knownUsage: 'Y', electricityKwhUsage: '2,480', gasKwhUsage: 499999, numberOfPeople: 3 };
    const expected = {
      ...nothing,
      knownUsage: 'Y',
      electricityKwhUsage: 2480,
      gasKwhUsage: 499999,
      assumed: { electricityKwh: 2480, gasKwh: 499999, estimated: false },
    };
    expect(await save(bedford, form)).toMatchObject({ status: 200, body: expected });
    expect((await journey(bedford)).body.propertyUsage.usageInfo).toEqual(expected);
  });

  it('estimates from the home [USAGE-04]', async () => {
    const form = { knownUsage: 'N', numberOfBedrooms: 3, propertyType: 4, numberOfPeople: 3 };
    expect((await save(bedford, form)).body).toEqual({
      ...nothing,
      ...form,
      assumed: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
    });
  });

  it.each([
    ['MK40 2QT', { electricityKwh: 2500, gasKwh: 9500, estimated: true }],
    ['LS6 1AN', { electricityKwh: 2500, gasKwh: null, estimated: true }],
    ['NE6 5LR', { electricityKwh: 3400, gasKwh: 9500, estimated: true, nightPercent: 42 }],
  ])('assumes typical usage for movers who do not know theirs, in %s', async (postcode, assumed) => {
    const mover = await aMoverAt(api, postcode);
    expect((await save(mover, { knownUsage: 'U' })).body).toEqual({ ...nothing, knownUsage: 'U', assumed });
  });

  it('needs no gas usage for a home without gas [USAGE-11]', async () => {
    const mover = await aMoverAt(api, 'LS6 1AN');
    expect(await save(mover, { knownUsage: 'Y', electricityKwhUsage: 3000 })).toMatchObject({
      status: 200,
      body: { electricityKwhUsage: 3000, gasKwhUsage: null },
    });
  });

  it.each([
    ['SO17 1BJ', /meter setup/],
    ['EX4 4QJ', /commercial energy supply/],
    ['BT1 5GS', /England, Scotland and Wales only/],
  ])('rejects %s, which cannot be quoted, and gives the reason [USAGE-29]', async (postcode, detail) => {
    const { status, body } = await save(await aMoverAt(api, postcode), { knownUsage: 'U' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'NOT_QUOTABLE', detail: expect.stringMatching(detail) });
  });

  it('drops a tariff chosen for another usage, and keeps it for the same', async () => {
    const mover = await aMoverWithTariff(api);
    const chosen = () => api.call(energyEndpoints.selection, {}, { token: mover.token });
    await save(mover, { knownUsage: 'Y', electricityKwhUsage: 2700, gasKwhUsage: 9800 });
    expect((await chosen()).status).toBe(200);
    await save(mover, { knownUsage: 'U' });
    expect(await chosen()).toMatchObject({ status: 409, body: { code: 'TARIFF_MISSING' } });
  });
});

describe('a home whose meters the register does not list', () => {
  const answers = { gas: 'N', prepay: 'Y', economy7: 'Y' } as const;
  const whole = ({ token }: Mover) => api.call(energyEndpoints.wholeOfMarketQuotes, { body: {} }, { token });

  itValidatesItsBody(
    () => api,
    energyEndpoints.saveUsage,
    {},
    async () => (await aMoverAtManualAddress(api, 'TR1 2HE')).token,
    {
      'no answers about its meters [USAGE-04]': {
        body: { knownUsage: 'U' },
        errors: {
          gas: 'Please select whether your home has gas',
          prepay: 'Please select whether you pay by topping up',
          economy7: 'Please select whether you have a lower rate at night',
        },
      },
    },
  );

  it("has the supply that the mover's answers describe, from then on [USAGE-04, NEXT-26]", async () => {
    const mover = await aMoverAtManualAddress(api, 'TR1 2HE');
    expect((await check(mover)).body).toMatchObject({ manualHasPrepay: null, meterDetailsCompleted: false });
    const { status, body } = await save(mover, { ...answers, knownUsage: 'U' });
    expect(status).toBe(200);
    expect(body.meters).toEqual(answers);
    expect((await journey(mover)).body).toMatchObject({
      hasMultiRate: true,
      propertyUsage: { usageInfo: { meters: answers }, knownMeterDetails: false },
    });
    expect(await mine(mover)).toMatchObject({
      fuelType: 'Electric',
      isElecPayg: true,
      isGasPayg: false,
      economy7: true,
      manualHasPrepay: true,
      meterDetailsCompleted: true,
    });
  });

  it('gets the plans that its answers allow [NEXT-26]', async () => {
    const mover = await aMoverAtManualAddress(api, 'TR1 2HE');
    await save(mover, { ...answers, knownUsage: 'U' });
    const { tariffs, assumedUse } = (await whole(mover)).body.data;
    expect(tariffs.length).toBeGreaterThan(0);
    expect(new Set(tariffs.map(({ energyType }) => energyType))).toEqual(new Set(['Electric']));
    expect(new Set(tariffs.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(['PAY_AS_YOU_GO']));
    expect(assumedUse).toMatchObject({ gasKwh: null, nightPercent: 42 });
  });

  it('loses a plan that was priced for other answers, and keeps it for the same ones', async () => {
    const mover = await aMoverAtManualAddress(api, 'TR1 2HE');
    const onCredit = {
      gas: 'Y',
      prepay: 'N',
      economy7: 'N',
      knownUsage: 'Y',
      electricityKwhUsage: 2700,
      gasKwhUsage: 9000,
    };
    await save(mover, onCredit);
    const [tariff] = (await whole(mover)).body.data.tariffs.filter(({ supplierName }) =>
      supplierName.startsWith('Larkfield'),
    );
    const choice = {
      tariffsId: [{ quoteId: tariff?.quoteId ?? '', priceId: tariff?.priceId ?? '' }],
      addOnsIdentifiers: [],
    };
    const select = () => api.call(energyEndpoints.select, { body: choice }, { token: mover.token });
    const selection = () => api.call(energyEndpoints.selection, {}, { token: mover.token });
    expect((await select()).status).toBe(200);
    await save(mover, onCredit);
    expect((await selection()).status).toBe(200);
    await save(mover, { ...onCredit, prepay: 'Y' });
    expect(await selection()).toMatchObject({ body: { code: 'TARIFF_MISSING' } });
    expect(await select()).toMatchObject({ body: { code: 'QUOTE_EXPIRED' } });
  });
});
