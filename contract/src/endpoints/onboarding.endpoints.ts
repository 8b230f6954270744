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
  }),
  /** [ONB-25 to ONB-27] */
  save: endpoint<{ body: SaveOnboarding }, OnboardingJourney>({
    method: 'POST',
    path: '/onboarding/journey',
    roles: enrolmentRoles,
  }),
  /** [ONB-28] */
  addresses: endpoint<NoInput, readonly AddressOption[]>({
    method: 'GET',
    path: '/onboarding/addresses',
    roles: enrolmentRoles,
  }),
  /** [ONB-29] */
  address: endpoint<{ params: { key: string } }, { readonly isDomestic: boolean }>({
    method: 'GET',
    path: '/onboarding/address/:key',
    roles: enrolmentRoles,
  }),
  /** [ONB-20] */
  commit: endpoint<NoInput, Enrolment>({
    method: 'POST',
    path: '/onboarding/commit-journey',
    roles: enrolmentRoles,
    idempotent: true,
  }),
};
