import type { AddressOption } from '../address/address';
import type { OnboardingJourney } from '../onboarding/onboarding';
import type { SaveOnboarding } from '../onboarding/onboarding.schema';
import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** The journey behind a partner's link. */
export const onboardingEndpoints = {
  /** [ONB-22] */
  journey: endpoint<NoInput, OnboardingJourney>({
    method: 'GET',
    path: '/onboarding/journey',
    roles: enrolmentRoles,
    summary: 'Details of the onboarding journey so far',
  }),
  /** [ONB-25 to ONB-27] */
  save: endpoint<{ body: SaveOnboarding }, OnboardingJourney>({
    method: 'POST',
    path: '/onboarding/journey',
    roles: enrolmentRoles,
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Save one step: an address, or a single field',
  }),
  /** [ONB-28] */
  addresses: endpoint<NoInput, readonly AddressOption[]>({
    method: 'GET',
    path: '/onboarding/addresses',
    roles: enrolmentRoles,
    problems: ['GSP_NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: "Addresses of the journey's postcode",
  }),
  /** [ONB-29] */
  address: endpoint<{ params: { key: string } }, { readonly isDomestic: boolean }>({
    method: 'GET',
    path: '/onboarding/address/:key',
    roles: enrolmentRoles,
    problems: ['GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Whether an address of the lookup is a home',
  }),
  /** [ONB-20] */
  commit: endpoint<NoInput, Enrolment>({
    method: 'POST',
    path: '/onboarding/commit-journey',
    roles: enrolmentRoles,
    idempotent: true,
    problems: [
      'DETAILS_MISSING',
      'ADDRESS_MISSING',
      'ENROLMENT_COMPLETE',
      'CONFLICT',
      'THIRD_PARTY',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    summary: 'Complete the journey and copy its details to the enrolment',
  }),
};
