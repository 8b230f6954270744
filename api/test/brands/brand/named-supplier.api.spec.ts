import { energyEndpoints, enrolmentEndpoints } from '@home-move/contract';
import { BrandAdministration } from '../../../src/modules/brands/brand/brand-administration.service.js';
import { aMoverAt, type Mover } from '../../journey/mover.builder.js';
import { openDocument } from '../../platform/documents/document.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;
/** An enrolment of Harbour Homes from before its supplier changed, at a home that Larkfield Energy supplies. */
let earlier: Mover;

const harbour = { selectedPartner: 102 };
const oakwood = { selectedPartner: 101 };
const setSupplier = (route: string, name: string) =>
  api.app.get(BrandAdministration, { strict: false }).change({ route, 'named-supplier': name });

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
  earlier = await aMoverAt(api, 'BS8 1TH', { brand: harbour });
  await api.call(energyEndpoints.checkSupply, {}, { token: earlier.token });
  await setSupplier('harbour', 'Glimmer');
});
afterAll(() => api.close());

const inDocument = async (path: string) => (await openDocument(api, path)).boot.config.namedSupplier;
const tariffsFor = async ({ token }: Mover) => {
  const { body } = await api.call(energyEndpoints.quotes, { body: {} }, { token });
  const { tariffs, filterCounts } = body.data;
  return { names: tariffs.map(({ tariffName }) => tariffName).toSorted(), count: filterCounts['namedSupplier'] };
};
const mine = async ({ token }: Mover) => (await api.call(enrolmentEndpoints.mine, {}, { token })).body;

const byLarkfield = { names: ['Larkfield Fix 12', 'Larkfield Fix 24', 'Larkfield Variable'], count: 3 };
const supplied = { supplyElec: true, supplyGas: true, fuelSupplyChecked: true };

describe('the named supplier that support sets for a brand', () => {
  it("is named in the brand's documents, and in no others", async () => {
    expect(await inDocument('/harbour')).toBe('Glimmer');
    expect(await inDocument('/oakwood')).toBe('Larkfield Energy');
    expect(await inDocument('/')).toBe('Larkfield Energy');
  });

  it('decides which tariffs new enrolments of the brand are shown', async () => {
    expect(await tariffsFor(await aMoverAt(api, 'MK40 2QT', { brand: harbour }))).toEqual({
      names: ['Glimmer Track 12'],
      count: 1,
    });
    expect(await tariffsFor(await aMoverAt(api, 'MK40 2QT', { brand: oakwood }))).toEqual(byLarkfield);
  });

  it('decides which fuels of new enrolments it supplies already', async () => {
    const homeOf = async (brand: object) => {
      const mover = await aMoverAt(api, 'BS8 1TH', { brand });
      await api.call(energyEndpoints.checkSupply, {}, { token: mover.token });
      return mine(mover);
    };
    expect(await homeOf(harbour)).toMatchObject({
      namedSupplier: 'Glimmer',
      ovoSupplyStatus: { supplyElec: false, supplyGas: false, fuelSupplyChecked: true },
    });
    expect(await homeOf(oakwood)).toMatchObject({ namedSupplier: 'Larkfield Energy', ovoSupplyStatus: supplied });
  });

  it('does not replace the supplier of an earlier enrolment, whose tariffs keep their meaning', async () => {
    expect(await mine(earlier)).toMatchObject({ namedSupplier: 'Larkfield Energy', ovoSupplyStatus: supplied });
    expect(await tariffsFor(earlier)).toEqual(byLarkfield);
  });

  it('is taken over by a new branch, and returns to the default with "none"', async () => {
    await setSupplier('meadow', 'Fernway');
    const branch = { route: 'meadow', level: 'branch', branch: '3', id: '303', name: 'Meadow Leeds' };
    await api.app.get(BrandAdministration, { strict: false }).add(branch);
    expect((await setSupplier('meadow', 'none')).changes).toEqual([
      { setting: 'named-supplier', before: 'Fernway', after: 'none' },
    ]);
    expect(await inDocument('/meadow')).toBe('Larkfield Energy');
    expect(await inDocument('/meadow/3')).toBe('Fernway');
  });
});
