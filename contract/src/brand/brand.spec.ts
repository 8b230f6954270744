import { brandLevel, flagNames, isOffered, offeredStatus } from './brand';

it('brand levels are partner 1, subpartner 2, branch 3 [BRAND-02]', () => {
  expect(brandLevel).toEqual({ partner: 1, subpartner: 2, branch: 3 });
});

it.each([
  [offeredStatus.notSet, false],
  [offeredStatus.offered, true],
  [offeredStatus.notOffered, false],
  [offeredStatus.offeredAndPreselected, true],
  [offeredStatus.offeredAndMandatory, true],
])('a service with status %i is offered: %s', (status, offered) => {
  expect(isOffered(status)).toBe(offered);
});

it('there are eight flags', () => {
  expect(flagNames).toHaveLength(8);
});
