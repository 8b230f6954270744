import { brandLevel, flagNames } from './brand';

it('brand levels are partner 1, subpartner 2, branch 3 [BRAND-02]', () => {
  expect(brandLevel).toEqual({ partner: 1, subpartner: 2, branch: 3 });
});

it('there are eight flags', () => {
  expect(flagNames).toHaveLength(8);
});
