/** The choice of a council service; a different enum from the enrolment's opt-in flags. [COUNCIL-09] */
export const councilChoice = { optIn: 2, optOut: 3 } as const;
export type CouncilChoice = (typeof councilChoice)[keyof typeof councilChoice];

export type Country = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland';

/** Who collects local tax: a council, or in Northern Ireland the body that collects rates. */
export interface CouncilAuthority {
  readonly name: string;
  /** Its Welsh name; null without one. */
  readonly welshName: string | null;
  readonly logoUrl: string | null;
  /** The authority's own page for registering. */
  readonly registrationUrl: string;
  /** `DOMESTIC_RATES` in Northern Ireland. */
  readonly kind: 'COUNCIL_TAX' | 'DOMESTIC_RATES';
  /** The council that replaces this one, and from which day (yyyy-MM-dd); null when none does. */
  readonly replacedBy: { readonly name: string; readonly on: string } | null;
}

/** A company that bills for water, sewerage or both. */
export interface WaterCompany {
  readonly name: string;
  readonly logoUrl: string | null;
  readonly registrationUrl: string;
  readonly services: readonly ('WATER' | 'SEWERAGE')[];
}

/** How water is billed at the new home, and by whom. */
export interface WaterServices {
  /** `WITH_COUNCIL_TAX` in Scotland, `NO_BILL` in Northern Ireland. */
  readonly billing: 'OWN_BILL' | 'WITH_COUNCIL_TAX' | 'NO_BILL';
  /** Two when different companies supply water and sewerage. */
  readonly companies: readonly WaterCompany[];
}

/**
 * Response of `GET /enrolment/council-services`: who is responsible for council tax and water at the new home on the
 * move-in date; null if they could not be identified. [COUNCIL-03, COUNCIL-06, COUNCIL-07]
 */
export interface CouncilServices {
  readonly country: Country | null;
  readonly council: CouncilAuthority | null;
  readonly water: WaterServices | null;
}

/** Whether one bill covers council tax and water: in Scotland, or when one authority provides both. */
export function isOneBill({ council, water }: CouncilServices): boolean {
  if (council === null || water === null) return false;
  return water.billing === 'WITH_COUNCIL_TAX' || water.companies.some(({ name }) => name === council.name);
}
