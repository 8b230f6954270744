import { authorities, authorityOf } from './authorities.js';

const codes = Object.keys(authorities);

it('has every council of Great Britain that collects council tax, once', () => {
  const countOf = (kind: string) => codes.filter((code) => code.startsWith(kind)).length;
  expect(['E06', 'E07', 'E08', 'E09', 'W06', 'S12'].map(countOf)).toEqual([63, 164, 36, 33, 22, 32]);
  for (const distinct of [new Set(Object.values(authorities).map(([name]) => name)), new Set(codes)])
    expect(distinct.size).toBe(350);
});

it('has a page of GOV.UK for each council, and no page twice', () => {
  const slugs = Object.values(authorities).map(([, slug]) => slug);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(new Set(slugs).size).toBe(350);
});

it('names a council with its page', () => {
  expect(authorityOf('E06000055', '2026-11-27')).toEqual({
    name: 'Bedford Borough Council',
    welshName: null,
    logoUrl: null,
    registrationUrl: 'https://www.gov.uk/find-local-council/bedford',
    kind: 'COUNCIL_TAX',
    replacedBy: null,
  });
  expect(authorityOf('W06000015', '2026-11-27')).toMatchObject({
    name: 'Cardiff Council',
    welshName: 'Cyngor Caerdydd',
  });
});

it('announces a successor until the day of the change, and names it from that day', () => {
  expect(authorityOf('E07000207', '2027-03-31')).toMatchObject({
    name: 'Elmbridge Borough Council',
    registrationUrl: 'https://www.gov.uk/find-local-council/elmbridge',
    replacedBy: { name: 'East Surrey Council', on: '2027-04-01' },
  });
  expect(authorityOf('E07000207', '2027-04-01')).toMatchObject({
    name: 'East Surrey Council',
    registrationUrl: 'https://www.gov.uk/find-local-council',
    replacedBy: null,
  });
});

it.each(['E06000048', 'N09000003', 'L99999999', 'constructor', ''])('knows no council with the code %j', (code) => {
  expect(authorityOf(code, '2026-11-27')).toBeNull();
});
