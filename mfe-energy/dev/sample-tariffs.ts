import type { EnergyTariff, QuotesResponse, QuotesRequest } from '@home-move/contract';
import { anAddOn, aTariff } from '@home-move/contract/testing';

/** Four tariffs of the mock-ups, cheapest first. */
export const tariffs: readonly EnergyTariff[] = [
  aTariff({
    id: 'glimmer-track-12',
    priceId: 'GT12',
    tariffName: 'Glimmer Track 12',
    supplierName: 'Glimmer',
    exitFee: 0,
    isSmartSpecific: true,
    addOnsData: [
      anAddOn(),
      anAddOn({
        identifier: 'BULBS',
        displayName: 'LED bulbs',
        billingFrequency: 'One-off',
        isOneOff: true,
        cost: 2500,
      }),
      anAddOn({ identifier: 'APP', displayName: 'Energy app', isIncluded: true, cost: 0 }),
    ],
  }),
  aTariff({
    newSpend: 171823,
    newSpendMonthly: 14319,
    exitFee: 7500,
    costParts: { electricityUse: 69930, electricityStanding: 20258, gasUse: 71050, gasStanding: 10585 },
  }),
  aTariff({
    id: 'tor-variable',
    priceId: 'TOR',
    tariffName: 'Tor Variable',
    supplierName: 'Tor Co-op',
    tariffType: 'variable',
    contractLength: null,
    fixedTermEnd: null,
    exitFee: 0,
    paper: true,
    canSwitch: false,
    newSpend: 173165,
    newSpendMonthly: 14430,
    supplierSiteUrl: 'https://tor.example',
  }),
  aTariff({
    id: 'fernway-green-12',
    priceId: 'FG12',
    tariffName: 'Green Fix 12',
    supplierName: 'Fernway',
    exitFee: 2500,
    paysCommission: false,
    newSpend: 175318,
    newSpendMonthly: 14610,
  }),
];

const passes = (filters: QuotesRequest) => (tariff: EnergyTariff) =>
  (!filters.suppliers?.length || filters.suppliers.includes(tariff.supplierName)) &&
  (!filters.tariffTypes?.length || filters.tariffTypes.includes(tariff.tariffType)) &&
  (filters.noExitFee === filters.exitFee || (tariff.exitFee === 0) === filters.noExitFee) &&
  (filters.paper === filters.paperless || (filters.paper ? tariff.paper : tariff.paperless));

/** What the API answers for these filters. */
export function quotesFor(held: readonly EnergyTariff[], filters: QuotesRequest): QuotesResponse {
  const suppliers = [...new Set(held.map(({ supplierName }) => supplierName))].toSorted();
  return {
    data: {
      quoteId: 'q-1',
      tariffs: held.filter(passes(filters)),
      totalCountOfTariffs: held.length,
      filterSettings: {
        tariffTypes: [],
        noExitFee: false,
        exitFee: false,
        paperless: false,
        paper: false,
        suppliers: suppliers.map((supplierName) => ({ supplierName, selected: false })),
        wholeOfMarket: true,
        getAll: false,
        fuelType: filters.fuelType ?? 'DualFuel',
      },
      filterCounts: {
        fixed: 3,
        variable: 1,
        noExitFee: 2,
        exitFee: 2,
        paperless: 4,
        paper: 1,
        wholeOfMarket: 4,
        namedSupplier: 1,
      },
      assumedUse: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
      recommendation: {
        priceId: held[0]?.priceId ?? '',
        reasons: [
          {
            kind: 'point',
            text: 'It has the lowest first-year cost of the 4 tariffs we hold: £63.70 less than the next one you can choose here.',
          },
          { kind: 'point', text: 'There is no exit fee, so you can leave if you move again.' },
          {
            kind: 'catch',
            text: 'It needs a smart meter within 3 months. Without one you move to the variable plan from month 4.',
          },
          {
            kind: 'commission',
            text: 'Glimmer and Larkfield Energy pay us commission. Fernway does not. The order is by price alone.',
          },
        ],
      },
    },
  };
}
