import type { CouncilAuthority, CouncilServices, WaterCompany } from '@home-move/contract';

const logo = (letters: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44"><rect width="44" height="44" rx="6" fill="#1d4f91"/><text x="22" y="28" font-family="sans-serif" font-size="17" font-weight="700" text-anchor="middle" fill="#fff">${letters}</text></svg>`)}`;

export function aCouncil(overrides: Partial<CouncilAuthority> = {}): CouncilAuthority {
  const { name = 'Bedford Borough Council' } = overrides;
  return {
    name,
    welshName: null,
    logoUrl: logo(name.slice(0, 2)),
    registrationUrl: 'https://bedford-borough-council.example/council-tax/moving-home',
    kind: 'COUNCIL_TAX',
    replacedBy: null,
    ...overrides,
  };
}

export function aWaterCompany(name: string, services: WaterCompany['services'] = ['WATER', 'SEWERAGE']): WaterCompany {
  const host = `${name.toLowerCase().replaceAll(' ', '-')}.example`;
  return { name, logoUrl: logo(name.slice(0, 2)), registrationUrl: `https://${host}/moving-home`, services };
}

/** The API's response for each case that the page distinguishes. */
export const councilServicesIn = {
  bedford: {
    country: 'England',
    council: aCouncil(),
    water: { billing: 'OWN_BILL', companies: [aWaterCompany('Anglian Water')] },
  },
  elmbridge: {
    country: 'England',
    council: aCouncil({
      name: 'Elmbridge Borough Council',
      replacedBy: { name: 'East Surrey Council', on: '2027-04-01' },
    }),
    water: {
      billing: 'OWN_BILL',
      companies: [aWaterCompany('Affinity Water', ['WATER']), aWaterCompany('Thames Water', ['SEWERAGE'])],
    },
  },
  cardiff: {
    country: 'Wales',
    council: aCouncil({ name: 'Cardiff Council', welshName: 'Cyngor Caerdydd' }),
    water: { billing: 'OWN_BILL', companies: [aWaterCompany('Dŵr Cymru Welsh Water')] },
  },
  edinburgh: {
    country: 'Scotland',
    council: aCouncil({ name: 'City of Edinburgh Council' }),
    water: { billing: 'WITH_COUNCIL_TAX', companies: [aWaterCompany('Scottish Water')] },
  },
  belfast: {
    country: 'Northern Ireland',
    council: aCouncil({ name: 'Land & Property Services', kind: 'DOMESTIC_RATES' }),
    water: { billing: 'NO_BILL', companies: [] },
  },
  unknown: { country: null, council: null, water: null },
} as const satisfies Record<string, CouncilServices>;
