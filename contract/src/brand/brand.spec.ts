import { brandLevel, flagNames } from './brand';

it('numbers the brand levels: partner 1, subpartner 2, branch 3 [BRAND-02]', () => {
  expect(brandLevel).toEqual({ partner: 1, subpartner: 2, branch: 3 });
});

it('has eight feature flags', () => {
  expect(flagNames).toHaveLength(8);
});
