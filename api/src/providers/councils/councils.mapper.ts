import type { CouncilServices } from '@home-move/contract';
import type { ServicesAtPostcode } from './councils.responses.js';

/** Neither a council nor a water company could be identified. */
export const notIdentified: CouncilServices = { country: null, council: null, water: null };

export function toCouncilServices({ country, localTax, water }: ServicesAtPostcode): CouncilServices {
  const { name, welshName, logoUrl, registrationUrl, validUntil, replacedBy } = localTax.authority;
  return {
    country,
    council: {
      name,
      welshName,
      logoUrl,
      registrationUrl,
      kind: localTax.kind,
      replacedBy: replacedBy !== null && validUntil !== null ? { name: replacedBy, on: validUntil } : null,
    },
    water: { billing: water.billing, companies: water.companies },
  };
}
