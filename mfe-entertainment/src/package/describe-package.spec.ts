import { aGigPackage, aPackage, aRollingPackage } from '../testing/broadband-packages';
import { contractCost, featuresOf, tagsOf } from './describe-package';

describe('the tags of a package', () => {
  it.each([
    ['its set-up fee and unlimited data', aPackage(), ['No Set up fee', 'Unlimited data']],
    [
      'its limit of use',
      aPackage({ broadband: { unlimited: false, usageLimit: 600 } }),
      ['No Set up fee', '600\u00a0GB a month'],
    ],
    [
      'the calls and TV that it includes',
      aGigPackage(),
      ['£35.00 set-up fee', 'Unlimited data', 'Anytime calls', 'Coaxia TV'],
    ],
  ])('name %s', (_facts, pkg, tags) => {
    expect(tagsOf(pkg)).toEqual(tags);
  });
});

describe('the features of a package', () => {
  it('are each listed once, without those shown as a tag', () => {
    const pkg = aPackage({
      keyFeature: 'Unlimited data',
      keyFeature2: 'Router included',
      enhancedFeatures: ['Router included', 'Free installation'],
    });
    expect(featuresOf(pkg)).toEqual(['Router included', 'Free installation']);
  });
});

describe('the cost of a rolling contract', () => {
  const { pricing } = aRollingPackage();

  it('is that of its first month, and states whether set-up is included', () => {
    expect(contractCost(pricing)).toBe('£58.99 for the first month, set-up included');
    expect(contractCost({ ...pricing, setupCost: 0, totalPricing: { total: 3900 } })).toBe(
      '£39.00 for the first month',
    );
  });
});
