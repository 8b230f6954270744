/** Council services' own enum, apart from the opt-in flags of the enrolment. [COUNCIL-09] */
export const councilChoice = { optIn: 2, optOut: 3 } as const;
export type CouncilChoice = (typeof councilChoice)[keyof typeof councilChoice];

export type Country = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland';

/** Who asks for local tax: a council, or in Northern Ireland the body that collects rates. */
export interface CouncilAuthority {
  readonly name: string;
  /** Its name in Welsh, where it has one. */
  readonly welshName: string | null;
  readonly logoUrl: string | null;
  /** Where a person registers; opens on the authority's own site. */
  readonly registrationUrl: string;
  /** `DOMESTIC_RATES` in Northern Ireland. */
  readonly kind: 'COUNCIL_TAX' | 'DOMESTIC_RATES';
  /** The council that takes over, and the first day on which it has (yyyy-MM-dd); null where none does. */
  readonly replacedBy: { readonly name: string; readonly on: string } | null;
}

/** A company that sends a bill for water, sewerage or both. */
export interface WaterCompany {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly registrationUrl: string;
  readonly services: readonly ('WATER' | 'SEWERAGE')[];
}

export interface WaterServices {
  /** `WITH_COUNCIL_TAX` in Scotland, `NO_BILL` in Northern Ireland. */
  readonly billing: 'OWN_BILL' | 'WITH_COUNCIL_TAX' | 'NO_BILL';
  /** Two where one company brings the water and another takes it away. */
  readonly companies: readonly WaterCompany[];
}

/**
 * Who is responsible for council tax and water at the new home on the day of moving in: the answer of
 * `GET /enrolment/council-services`. Null where nobody could be identified. [COUNCIL-03, COUNCIL-06, COUNCIL-07]
 */
export interface CouncilServices {
  readonly country: Country | null;
  readonly council: CouncilAuthority | null;
  readonly water: WaterServices | null;
}

/** Whether one bill covers both: in Scotland, or when one authority serves both. */
export function isOneBill({ council, water }: CouncilServices): boolean {
  if (council === null || water === null) return false;
  return water.billing === 'WITH_COUNCIL_TAX' || water.companies.some(({ name }) => name === council.name);
}
