import { psrConditions, psrGroups, searchConditions } from './conditions';

describe('the conditions of the register', () => {
  it('are the 28 active needs codes of the industry, without 31 [PSR-03]', () => {
    const codes = psrConditions.map(({ code }) => code).toSorted((a, b) => a - b);
    expect(codes).toEqual([
      1, 2, 3, 4, 8, 9, 12, 14, 15, 17, 18, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37,
    ]);
    expect(new Set(psrConditions.map(({ id }) => id)).size).toBe(28);
  });

  it.each([
    ['until', [32, 33, 34]],
    ['language', [17]],
  ])('ask for %s where the code is one of %j', (detail, codes) => {
    const asking = psrConditions.filter((condition) => 'asks' in condition && condition.asks === detail);
    expect(asking.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['equipment', [1, 2, 3, 4, 12, 23, 24, 25, 26, 37]],
    ['senses', [8, 9, 27, 35, 36]],
    ['mobility', [15, 19, 28]],
    ['mind', [18, 20, 30]],
    ['health', [22]],
    ['home', [14, 29]],
    ['language', [17]],
    ['temporary', [32, 33, 34]],
  ])('in the group %s are %j', (group, codes) => {
    expect(psrConditions.filter((condition) => condition.group === group).map(({ code }) => code)).toEqual(codes);
    expect(Object.keys(psrGroups)).toContain(group);
  });
});

describe('a search for conditions', () => {
  it.each<[string, readonly number[]]>([
    ['nebuliser', [1]],
    ['mobility', [15, 19, 28]],
    ['fridge', [25]],
    ['Fridges ', [25]],
    ['insulin', [3, 25]],
    ['oxygen cylinder', [26]],
    ['STAIRLIFT', [12]],
    ['autis', [18]],
    ['pensioner', [14]],
    ['baby', [1, 29]],
    ['sign language', [35, 17]],
    ['operation', [33]],
    ['MS', [15, 22]],
    ['xyzzy', []],
  ])('for "%s" finds the codes %j [PSR-05]', (typed, codes) => {
    expect(searchConditions(typed).map(({ code }) => code)).toEqual(codes);
  });

  it.each(['', '  ', '-'])('for "%s" finds all', (typed) => {
    expect(searchConditions(typed)).toHaveLength(28);
  });
});
