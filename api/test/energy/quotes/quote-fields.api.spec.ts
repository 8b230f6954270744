import { energyEndpoints, type EnergyTariff } from '@home-move/contract';
import { aMoverWithUsage } from '../../journey/mover.builder.js';
import { bootApp, type BootedApp } from '../../support/boot-app.js';

let api: BootedApp;
beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

async function aQuote() {
  const { token } = await aMoverWithUsage(api);
  const { body } = await api.call(energyEndpoints.wholeOfMarketQuotes, { body: {} }, { token });
  return body.data;
}

const tariffFields: readonly (keyof EnergyTariff)[] = [
  // [LIST-19]
  ...(['id', 'quoteId', 'priceId', 'tariffName', 'supplierName', 'supplierImageUrl', 'tariffUrl'] as const),
  ...(['generalTermsUrl', 'termsUrl', 'newSpend', 'newSpendMonthly', 'newSpendMonthlyElec'] as const),
  'newSpendMonthlyGas',
  // [LIST-20]
  ...(['energyType', 'fuelTypeTermEnd', 'fixedTermEnd', 'uspText', 'svtSaving', 'isDefault'] as const),
  ...(['recommendationReason', 'winterUplift'] as const),
  // [LIST-21]
  ...(['enhancedFeatures', 'noteDefault', 'noteSmartMeter'] as const),
  // [LIST-22]
  ...(['isSmartSpecific', 'contractLength', 'paymentMethod', 'startServiceDate', 'electricity', 'gas'] as const),
  ...(['exitFee', 'principalTerms', 'addOnsData', 'addOnsAvailable'] as const),
];

describe('a quote', () => {
  it('holds its id, the tariffs, their number and the filters [LIST-23] [LIST-24]', async () => {
    const quote = await aQuote();
    expect(quote).toMatchObject({
      quoteId: expect.stringMatching(/^q-/),
      totalCountOfTariffs: quote.tariffs.length,
      filterSettings: {
        tariffTypes: [],
        noExitFee: false,
        exitFee: false,
        paperless: false,
        paper: false,
        wholeOfMarket: true,
        getAll: false,
        fuelType: 'DualFuel',
      },
    });
    expect(quote.filterSettings.suppliers).toContainEqual({ supplierName: 'Larkfield Energy', selected: false });
  });

  it('holds every field of each tariff [LIST-19] [LIST-20] [LIST-22]', async () => {
    const { tariffs } = await aQuote();
    for (const tariff of tariffs) expect(Object.keys(tariff)).toEqual(expect.arrayContaining([...tariffFields]));
    const feature = { summary: expect.any(String), heading: expect.any(String), description: expect.any(String) };
    expect(tariffs.find(({ tariffName }) => tariffName === 'Larkfield Fix 12')).toMatchObject({
      enhancedFeatures: [feature, feature],
      electricity: { unitRate: expect.any(Number), standingCharge: expect.any(Number) },
    });
  });

  it('has the type of each add-on [CODE-08]', async () => {
    const { tariffs } = await aQuote();
    const types = tariffs.flatMap(({ addOnsData }) =>
      addOnsData.map(({ identifier, addOnType }) => [identifier, addOnType]),
    );
    expect(Object.fromEntries(types)).toMatchObject({ GOGN: 1, BOILERSERVICE: 2, USAGEAPP: 3, HEATCOVER: 4 });
  });

  it('holds every field of each add-on [TARIFF-07] [TARIFF-08]', async () => {
    const { tariffs } = await aQuote();
    const addOns = tariffs.flatMap(({ addOnsData }) => addOnsData);
    expect(new Set(addOns.map(({ billingFrequency }) => billingFrequency))).toEqual(
      new Set(['Monthly', 'Quarterly', 'Annual', 'One-off']),
    );
    for (const addOn of addOns)
      expect(addOn).toMatchObject({
        identifier: expect.any(String),
        title: expect.any(String),
        displayName: expect.any(String),
        description: expect.any(String),
        summaryDescription: expect.any(String),
        cost: expect.any(Number),
        isDD: expect.any(Boolean),
        isIncluded: expect.any(Boolean),
        isSmartSpecific: expect.any(Boolean),
        isOneOff: addOn.billingFrequency === 'One-off',
        listOfInformationLinks: expect.any(Array),
      });
    expect(addOns.find(({ identifier }) => identifier === 'HEATCOVER')).toMatchObject({
      importantInfo: 'The boiler must be less than 15 years old. You cannot claim in the first 14 days.',
      iconUrl: null,
      bannerUrl: null,
      discountCost: 950,
      discountDescription: '£9.50 a month for the first 3 months',
      discountEndDescription: 'Then £14.50 a month until you cancel',
      cancellationInfoText: expect.stringContaining('14 days'),
      paymentTimeDescription: 'Collected with your energy, shown apart on your bill',
    });
  });
});
