import type { Enrolment } from '../enrolment/enrolment';
import type {
  BroadbandChoice,
  BroadbandPackage,
  BroadbandResponse,
  BroadbandSpeeds,
} from '../entertainment/entertainment';
import type { BroadbandRequest } from '../entertainment/entertainment.schema';
import type { SelectPackage } from '../entertainment/select-package.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Broadband, phone and TV packages. */
export const entertainmentEndpoints = {
  /** [BB-19, BB-20] */
  broadband: endpoint<{ body: BroadbandRequest }, BroadbandResponse>({
    method: 'POST',
    path: '/entertainment/broadband',
    roles: enrolmentRoles,
  }),
  /** Omits the speeds of a failing feed. */
  speeds: endpoint<NoInput, BroadbandSpeeds>({
    method: 'GET',
    path: '/entertainment/speeds',
    roles: enrolmentRoles,
  }),
  package: endpoint<{ params: { packageId: string; sourceId: string } }, BroadbandPackage>({
    method: 'GET',
    path: '/entertainment/packages/:packageId/:sourceId',
    roles: enrolmentRoles,
  }),
  /** The stored choice, made on any device; JSON `null` without one. */
  choice: endpoint<NoInput, BroadbandChoice | null>({
    method: 'GET',
    path: '/entertainment/choice',
    roles: enrolmentRoles,
  }),
  /**
   * Home telecom: places the order and completes entertainment. Web media: stores the choice as pending and returns where
   * to order. CONFLICT when the price has changed or entertainment is not available; VALIDATION at `skyCallbackSlot` without a
   * slot for Sky, or with one for another provider; NOT_FOUND also for what the brand does not offer. [BBSET-02, BBSET-09]
   */
  selectPackage: endpoint<{ body: SelectPackage }, Enrolment & { readonly wombbPackageUrl: string | null }>({
    method: 'POST',
    path: '/entertainment/select-package',
    roles: enrolmentRoles,
    idempotent: true,
  }),
  /**
   * Records the consent to pass details on, with the version of its text and the time. A new consent replaces the
   * service's previous one. DETAILS_MISSING, with nothing stored, for a mail to an enrolment without an email address.
   * [CALL-10]
   */
  womConsent: endpoint<{ query: { serviceType: string; sendEmail: string; version?: string } }, Enrolment>({
    method: 'POST',
    path: '/enrolment/wom-consent',
    roles: enrolmentRoles,
  }),
  /** [BBSET-07, CONF-21] */
  removePending: endpoint<NoInput, Enrolment>({
    method: 'POST',
    path: '/entertainment/remove-pending-wombb-package',
    roles: enrolmentRoles,
  }),
};
