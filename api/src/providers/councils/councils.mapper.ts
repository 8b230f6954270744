import type { CouncilServices } from '@home-move/contract';
import type { NeedsRegistration, RegisteredHousehold } from '../priority-services/needs-registration.js';
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

export function fromRegistration(household: RegisteredHousehold, registration: NeedsRegistration): object {
  const { moveInDate, ...rest } = household;
  const { needs, format, consentedAt } = registration;
  return { household: { ...rest, movesInOn: moveInDate }, needs, format, consent: { givenAt: consentedAt } };
}
