import { renderWithRuntime } from '@home-move/ui/testing';
import type { BroadbandPackage } from '@home-move/contract';
import { aPackage, aRollingPackage } from '../testing/broadband-packages';
import { priceSteps } from './price-steps';
import { PriceTimeline } from './price-timeline';

/** The labels of the picture, and how many bars it has. */
function pictureOf({ pricing }: BroadbandPackage) {
  const { container } = renderWithRuntime(
    <PriceTimeline pricing={pricing} steps={priceSteps(pricing, '2026-11-27')} />,
  );
  const picture = container.querySelector('[aria-hidden]');
  const [bars, labels] = [...(picture?.children ?? [])];
  const texts = [...(labels?.children ?? [])].map((label) => label.textContent?.replaceAll('\u00a0', ' '));
  return { bars: bars?.childElementCount, labels: texts };
}

describe('the picture of the prices', () => {
  it('labels every bar with its amount and from when it applies, short ones too', () => {
    const { monthlyPricing } = aPackage().pricing;
    const pricingOffers = [{ numberOfMonths: 1, price: 1500 }];
    expect(pictureOf(aPackage({ pricing: { monthlyPricing: { ...monthlyPricing, pricingOffers } } }))).toEqual({
      bars: 4,
      labels: ['£15.00At first', '£28.99from Dec 2026', '£32.99from Apr 2027', '£36.99from Apr 2028'],
    });
  });

  it('draws each price as wide as its time and as high as its amount', () => {
    const steps = [
      { from: '2026-11-27', price: 2000, offerMonths: null, days: 100 },
      { from: '2027-03-07', price: 4000, offerMonths: null, days: 300 },
    ];
    const { container } = renderWithRuntime(<PriceTimeline pricing={aPackage().pricing} steps={steps} />);
    const [bars, labels] = [...(container.querySelector('[aria-hidden]')?.children ?? [])];
    const stylesOf = (row?: Element) => [...(row?.children ?? [])].map((child) => (child as HTMLElement).style);
    expect(stylesOf(bars).map(({ flexGrow, height }) => [flexGrow, height])).toEqual([
      ['100', '28px'],
      ['300', '56px'],
    ]);
    expect(stylesOf(labels).map((style) => style.getPropertyValue('--bar'))).toEqual([
      'calc(0 * (100% - 3px) + 0px)',
      'calc(0.25 * (100% - 3px) + 3px)',
    ]);
  });

  it('labels the one price of a contract without rises', () => {
    expect(pictureOf(aRollingPackage())).toEqual({ bars: 1, labels: ['£39.00Every month'] });
  });
});
