import type { CouncilServices } from '@home-move/contract';
import type { DataMap } from '../../common/disclosures/data-map.js';
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

/** The body of a registration. */
interface RegistrationBody {
  readonly household: Omit<RegisteredHousehold, 'moveInDate'> & { readonly movesInOn: string | null };
  readonly needs: NeedsRegistration['needs'];
  readonly format: NeedsRegistration['format'];
  readonly consent: { readonly givenAt: string };
}

export const registrationData: DataMap<RegistrationBody> = {
  household: {
    name: 'name',
    phone: 'phone',
    email: 'email',
    address: { line: 'address', town: 'address', postcode: 'address' },
    movesInOn: 'moveInDate',
  },
  needs: { code: 'healthNeeds', language: 'healthNeeds', until: 'healthNeeds' },
  format: 'healthNeeds',
  consent: { givenAt: 'agreements' },
};

export function fromRegistration(household: RegisteredHousehold, registration: NeedsRegistration): RegistrationBody {
  const { moveInDate, ...rest } = household;
  const { needs, format, consentedAt } = registration;
  return { household: { ...rest, movesInOn: moveInDate }, needs, format, consent: { givenAt: consentedAt } };
}
