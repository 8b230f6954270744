import * as fc from 'fast-check';
import type { OfferedTariff } from '../../../providers/quotes/quotes.port.js';
import { recommend } from './recommendation.js';
import { toOffers } from './tariff.mapper.js';

/** Few values, so that many tariffs cost the same. */
const rates = fc.record({
  unitRate: fc.constantFrom(24.4, 25.2, 26.11),
  nightUnitRate: fc.constant(null),
  standingCharge: fc.constantFrom(54, 57.19),
});

type Offered = Omit<OfferedTariff, 'priceId' | 'paysCommission'>;

/** A tariff for both fuels; several may cost the same, or have the same name. */
const offered: fc.Arbitrary<Offered> = fc.record({
  supplierCode: fc.constantFrom('LARK', 'GLIM', 'FERN'),
  supplierName: fc.constantFrom('Larkfield Energy', 'Glimmer', 'Fernway'),
  supplierImageUrl: fc.constant(null),
  supplierSiteUrl: fc.constant('https://supplier.example'),
  tariffName: fc.constantFrom('Fix 12', 'Fix 24', 'Variable', 'Track'),
  fuels: fc.constant('DualFuel'),
  paymentMethod: fc.constant('DIRECT_DEBIT'),
  contractMonths: fc.constantFrom(null, 12, 24),
  electricity: rates,
  gas: rates,
  exitFee: fc.constantFrom(0, 5000),
  paperless: fc.constant(true),
  paper: fc.boolean(),
  isSmartSpecific: fc.boolean(),
  canSwitch: fc.boolean(),
  sellingPoint: fc.constant(null),
  termsUrl: fc.constant('https://supplier.example/terms'),
  generalTermsUrl: fc.constant('https://supplier.example/terms'),
  principalTerms: fc.constant([]),
  winterUplift: fc.constant(23),
  features: fc.constant([]),
  note: fc.constant(null),
  noteForSmartMeters: fc.constant(null),
  paperBillFee: fc.constant(null),
  addOns: fc.constant([]),
});

/** A market, and for each tariff whether it pays commission in each of two worlds. */
const market = fc.array(fc.tuple(offered, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 30 });

/** Prices the market in one of the two worlds, with the tariff that is recommended there. */
function listIn(world: 1 | 2, tariffs: readonly (readonly [Offered, boolean, boolean])[]) {
  const shown = toOffers(
    {
      searchId: 'QS-1',
      nightPercent: null,
      tariffs: tariffs.map((entry, index) => ({ ...entry[0], priceId: `P-${index}`, paysCommission: entry[world] })),
    },
    {
      quoteId: 'q-1',
      namedSupplier: 'Larkfield Energy',
      use: { electricityKwh: 2700, gasKwh: 9800 },
      supplyStartDate: () => '2026-12-05',
      hasSmartMeter: false,
    },
  );
  return { shown, recommendation: recommend({ shown, totalCount: shown.length, hasSmartMeter: false }) };
}

/** What the mover sees, without the sentence that states who pays commission. */
function seenIn(...[world, tariffs]: Parameters<typeof listIn>) {
  const { shown, recommendation } = listIn(world, tariffs);
  return {
    order: shown.map(({ tariff }) => tariff.priceId),
    recommended: recommendation?.priceId,
    reasons: recommendation?.reasons.filter(({ kind }) => kind !== 'commission'),
  };
}

describe('"Why is this first?"', () => {
  it('never depends on commission: neither the order nor the recommendation', () => {
    fc.assert(
      fc.property(market, (tariffs) => {
        expect(seenIn(1, tariffs)).toEqual(seenIn(2, tariffs));
      }),
      { numRuns: 500, seed: 20261122 },
    );
  });

  it('names the cheapest tariff that can be chosen, commission or not', () => {
    fc.assert(
      fc.property(market, (tariffs) => {
        const { shown, recommendation } = listIn(1, tariffs);
        const available = shown.map(({ tariff }) => tariff).filter(({ canSwitch }) => canSwitch);
        const recommended = available.find(({ priceId }) => priceId === recommendation?.priceId);
        const lowest = Math.min(...available.map(({ newSpend }) => newSpend));
        expect(recommended?.newSpend).toBe(available.length > 0 ? lowest : undefined);
      }),
      { numRuns: 200, seed: 20261122 },
    );
  });
});
