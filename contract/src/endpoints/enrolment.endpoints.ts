import type { AddressOption } from '../address/address';
import type { ChosenAddress, ManualAddress } from '../address/address.schema';
import type { ConfirmationSent, ConfirmationSummary } from '../confirmation/confirmation';
import type { Enrolment, EnrolmentStatus } from '../enrolment/enrolment';
import type { CreateEnrolment, UpdateEnrolment } from '../enrolment/enrolment.schema';
import type { ExpectedVersion } from '../enrolment/expected-version';
import type { ResidentialStatusOption } from '../moving-details/moving-details';
import type { ContactDetails, PersonalDetails } from '../person/person.schema';
import type { Service } from '../service/service';
import { enrolmentRoles, type Tokens } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';
import { ownEnrolmentCalls } from './own-enrolment.endpoints';
import { skipServiceCalls } from './skip-service.endpoints';

/** Creating, reading and changing an enrolment. */
export const enrolmentEndpoints = {
  /** [PERS-23, PERS-24] */
  create: endpoint<{ body: CreateEnrolment }, Tokens & { readonly id: string }>({
    method: 'POST',
    path: '/enrolment-auth/create',
    roles: ['app'],
    success: 201,
    idempotent: true,
  }),
  ...ownEnrolmentCalls,
  status: endpoint<
    { params: { id: string } },
    {
      readonly status: EnrolmentStatus;
      readonly completed: Readonly<Record<Service, boolean>>;
    }
  >({
    method: 'GET',
    path: '/enrolment/status/:id',
    roles: enrolmentRoles,
  }),
  /** [PERS-22] */
  savePersonalDetails: endpoint<{ body: PersonalDetails & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment-auth/personal-details',
    roles: enrolmentRoles,
  }),
  /** [PERS-21] */
  saveContactDetails: endpoint<{ body: ContactDetails & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment-auth/contact-details',
    roles: enrolmentRoles,
  }),
  /** [API-02] */
  update: endpoint<{ body: UpdateEnrolment & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment-auth',
    encoding: 'form',
    roles: enrolmentRoles,
  }),
  /** [MOVE-21] */
  residentialStatuses: endpoint<NoInput, readonly ResidentialStatusOption[]>({
    method: 'GET',
    path: '/residential-statuses',
    roles: enrolmentRoles,
  }),
  /** Schedules a reminder mail after four weeks, unless the mover gives a date before; repeating it changes nothing. [MOVE-22] */
  moveInDateUnknown: endpoint<NoInput, Enrolment>({
    method: 'PUT',
    path: '/move-in-date-unknown',
    roles: enrolmentRoles,
  }),
  /** [ADDR-04] */
  addresses: endpoint<{ params: { postcode: string } }, readonly AddressOption[]>({
    method: 'GET',
    path: '/addresses/:postcode',
    roles: enrolmentRoles,
  }),
  /** [ADDR-05] */
  saveAddress: endpoint<{ body: ChosenAddress & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/address',
    encoding: 'form',
    roles: enrolmentRoles,
  }),
  /** [ADDR-06] */
  postAddress: endpoint<{ body: ChosenAddress & ExpectedVersion }, Enrolment>({
    method: 'POST',
    path: '/address',
    roles: enrolmentRoles,
  }),
  /** [ADDR-07] */
  saveManualAddress: endpoint<{ body: ManualAddress & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/addresses/manual-address',
    encoding: 'form',
    roles: enrolmentRoles,
  }),
  ...skipServiceCalls,
  /** [CONF-30] */
  confirmation: endpoint<NoInput, ConfirmationSummary>({
    method: 'GET',
    path: '/confirmationdetails',
    roles: enrolmentRoles,
  }),
  /**
   * Emails the accepted orders again. An unproven address receives only instructions for the login. DETAILS_MISSING
   * without an address, CONFLICT before the first order, CONTACT_UNVERIFIED if the address opens nothing. At most
   * `CONFIRMATION_LIMIT` times a day.
   */
  sendConfirmation: endpoint<NoInput, ConfirmationSent>({
    method: 'POST',
    path: '/confirmation/send',
    roles: enrolmentRoles,
  }),
};
