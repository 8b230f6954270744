import { anOffer } from './offer.builder.js';
import { recommend } from './recommendation.js';

const track = anOffer({
  priceId: 'track',
  tariffName: 'Glimmer Track 12',
  supplierName: 'Glimmer',
  newSpend: 165453,
  exitFee: 0,
  isSmartSpecific: true,
});
const fix = anOffer({ priceId: 'fix', newSpend: 171823, exitFee: 7500, contractLength: 24 });
const tor = anOffer({
  priceId: 'tor',
  tariffName: 'Tor Variable',
  supplierName: 'Tor Co-op',
  newSpend: 160000,
  canSwitch: false,
  paysCommission: false,
});

const reasons = (...facts: Parameters<typeof recommend>) =>
  recommend(...facts)?.reasons.map(({ kind, text }) => `${kind}: ${text}`);

describe('the recommendation', () => {
  it('is the cheapest available tariff, with amounts to check', () => {
    const answer = recommend({ shown: [track, fix], totalCount: 2, hasSmartMeter: false });
    expect(answer).toEqual({
      priceId: 'track',
      reasons: [
        {
          kind: 'point',
          text: 'It has the lowest first-year cost of the 2 tariffs we hold: £63.70 less than the next one you can choose here.',
        },
        { kind: 'point', text: 'There is no exit fee, so you can leave if you move again.' },
        { kind: 'point', text: 'Its prices stay the same for 12 months.' },
        {
          kind: 'catch',
          text: 'It needs a smart meter within 3 months. Without one you move to the variable plan from month 4.',
        },
        { kind: 'commission', text: 'Glimmer and Larkfield Energy pay us commission. The order is by price alone.' },
      ],
    });
  });

  it('mentions a cheaper tariff that we cannot switch to', () => {
    expect(reasons({ shown: [tor, fix, anOffer({ newSpend: 171823 })], totalCount: 3, hasSmartMeter: false })).toEqual([
      'point: It has the lowest first-year cost of the tariffs you can choose here, the same as the next one you can choose here.',
      'point: Its prices stay the same for 24 months.',
      'catch: Tor Variable costs £118.23 less in the first year, but we cannot switch you to it.',
      'catch: Leaving before the end costs £75.00 a fuel.',
      'commission: Larkfield Energy pays us commission. Tor Co-op does not. The order is by price alone.',
    ]);
  });

  it('claims only what the filters show', () => {
    expect(reasons({ shown: [track, fix], totalCount: 5, hasSmartMeter: true })?.[0]).toBe(
      'point: It has the lowest first-year cost of the 2 tariffs that match your filters: £63.70 less than the next one you can choose here.',
    );
  });

  it('does not mention a smart meter if the home has one', () => {
    expect(reasons({ shown: [track], totalCount: 1, hasSmartMeter: true })).toEqual([
      'point: It is the only tariff in this list that you can choose here.',
      'point: There is no exit fee, so you can leave if you move again.',
      'point: Its prices stay the same for 12 months.',
      'commission: Glimmer pays us commission. The order is by price alone.',
    ]);
  });

  it('mentions the drawback of a variable tariff, and one exit fee for one fuel', () => {
    const variable = anOffer({
      contractLength: null,
      tariffType: 'variable',
      exitFee: 2500,
      energyType: 'Electric',
      paysCommission: false,
    });
    expect(reasons({ shown: [variable], totalCount: 1, hasSmartMeter: false })?.slice(1)).toEqual([
      'catch: Leaving before the end costs £25.00.',
      'catch: Its prices can go up or down.',
      'commission: No supplier here pays us commission. The order is by price alone.',
    ]);
  });

  it('names a supplier that pays commission for only one of its tariffs', () => {
    const unpaid = anOffer({ newSpend: 180000, paysCommission: false });
    expect(reasons({ shown: [fix, unpaid], totalCount: 2, hasSmartMeter: false })?.at(-1)).toBe(
      'commission: Larkfield Energy pays us commission. The order is by price alone.',
    );
  });

  it.each([[[]], [[tor]]])('is missing if no tariff can be chosen', (shown) => {
    expect(recommend({ shown, totalCount: shown.length, hasSmartMeter: false })).toBeNull();
  });
});
