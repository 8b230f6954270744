import { councilChoice, isOneBill, type CouncilServices } from './council-water';
import { councilChoicesSchema } from './council-water.schema';

const council = {
  name: 'City of Edinburgh Council',
  welshName: null,
  logoUrl: null,
  registrationUrl: 'https://council.example',
  kind: 'COUNCIL_TAX',
  replacedBy: null,
} as const;
const water = (name: string, billing: 'OWN_BILL' | 'WITH_COUNCIL_TAX' | 'NO_BILL' = 'OWN_BILL') => ({
  billing,
  companies: [{ name, logoUrl: null, registrationUrl: 'https://water.example', services: ['WATER'] as const }],
});
const at = (services: Partial<CouncilServices>): CouncilServices => ({
  country: 'England',
  council,
  water: water('Anglian Water'),
  ...services,
});

describe('one bill for council tax and water', () => {
  it.each([
    ['two authorities', false, at({})],
    ['Scotland', true, at({ water: water('Scottish Water', 'WITH_COUNCIL_TAX') })],
    ['one authority for both', true, at({ water: water(council.name) })],
    ['no bill for water', false, at({ water: { billing: 'NO_BILL', companies: [] } })],
    ['an unknown council', false, at({ council: null, water: water('Scottish Water', 'WITH_COUNCIL_TAX') })],
    ['an unknown water company', false, at({ water: null })],
  ])('%s: %s', (_why, expected, services) => {
    expect(isOneBill(services)).toBe(expected);
  });
});

describe('the choices of the council step', () => {
  it('are 2 for in and 3 for out, as form text or JSON numbers [COUNCIL-09]', () => {
    expect(councilChoice).toEqual({ optIn: 2, optOut: 3 });
    expect(councilChoicesSchema.parse({ council: '2', water: 3 })).toEqual({ council: 2, water: 3 });
    expect(councilChoicesSchema.parse({})).toEqual({});
  });

  it.each([0, 1, 4, 'yes', null])('cannot be %j', (council) => {
    const result = councilChoicesSchema.safeParse({ council });
    expect(result.error?.issues.map(({ message }) => message)).toEqual(['Please select an option']);
  });
});
