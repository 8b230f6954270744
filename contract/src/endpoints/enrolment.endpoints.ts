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

/** Creating, reading and changing an enrolment. */
export const enrolmentEndpoints = {
  /** [PERS-23, PERS-24] */
  create: endpoint<{ body: CreateEnrolment }, Tokens & { readonly id: string }>({
    method: 'POST',
    path: '/enrolment-auth/create',
    roles: ['app'],
    success: 201,
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED'],
    idempotent: true,
    summary: 'Create an enrolment for a brand',
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
    problems: ['NOT_FOUND'],
    summary: "Status of the caller's enrolment",
  }),
  /** [PERS-22] */
  savePersonalDetails: endpoint<{ body: PersonalDetails & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment-auth/personal-details',
    roles: enrolmentRoles,
    problems: ['CONFLICT'],
    summary: 'Save name and date of birth',
  }),
  /** [PERS-21] */
  saveContactDetails: endpoint<{ body: ContactDetails & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment-auth/contact-details',
    roles: enrolmentRoles,
    problems: ['CONFLICT', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Save mobile number and email address, and the password that the mover chose in the unpopulated journey',
  }),
  /** [API-02] */
  update: endpoint<{ body: UpdateEnrolment & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment-auth',
    encoding: 'form',
    roles: enrolmentRoles,
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'THIRD_PARTY'],
    summary: 'Update the given fields of the enrolment',
  }),
  /** [MOVE-21] */
  residentialStatuses: endpoint<NoInput, readonly ResidentialStatusOption[]>({
    method: 'GET',
    path: '/residential-statuses',
    roles: enrolmentRoles,
    summary: 'Options of the residential status',
  }),
  /** Schedules a reminder mail after four weeks, unless the mover gives a date before; repeating it changes nothing. [MOVE-22] */
  moveInDateUnknown: endpoint<NoInput, Enrolment>({
    method: 'PUT',
    path: '/move-in-date-unknown',
    roles: enrolmentRoles,
    problems: ['CONFLICT', 'ENROLMENT_COMPLETE', 'THIRD_PARTY'],
    summary: 'Record that the move-in date is not known yet',
  }),
  /** [ADDR-04] */
  addresses: endpoint<{ params: { postcode: string } }, readonly AddressOption[]>({
    method: 'GET',
    path: '/addresses/:postcode',
    roles: enrolmentRoles,
    problems: ['GSP_NOT_FOUND', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Addresses of a postcode',
  }),
  /** [ADDR-05] */
  saveAddress: endpoint<{ body: ChosenAddress & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/address',
    encoding: 'form',
    roles: enrolmentRoles,
    problems: ['GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'CONFLICT', 'ENROLMENT_COMPLETE', 'TOO_MANY_REQUESTS'],
    summary: 'Save the chosen address',
  }),
  /** [ADDR-06] */
  postAddress: endpoint<{ body: ChosenAddress & ExpectedVersion }, Enrolment>({
    method: 'POST',
    path: '/address',
    roles: enrolmentRoles,
    problems: ['GSP_NOT_FOUND', 'NOT_FOUND', 'THIRD_PARTY', 'CONFLICT', 'ENROLMENT_COMPLETE', 'TOO_MANY_REQUESTS'],
    summary: 'The same as PUT /address',
  }),
  /** [ADDR-07] */
  saveManualAddress: endpoint<{ body: ManualAddress & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/addresses/manual-address',
    encoding: 'form',
    roles: enrolmentRoles,
    problems: ['THIRD_PARTY', 'CONFLICT', 'ENROLMENT_COMPLETE'],
    summary: 'Save a manually entered address',
  }),
  /** [LIST-17, BBSET-08] */
  skip: endpoint<{ query: { service: string } }, Enrolment>({
    method: 'POST',
    path: '/enrolment/skipservice',
    roles: enrolmentRoles,
    problems: ['ENROLMENT_COMPLETE', 'THIRD_PARTY'],
    summary:
      'Skip a service for now; its code is the query `service`: 0 energy, 1 broadband, 4 broadband of another site',
  }),
  /** [CONF-30] */
  confirmation: endpoint<NoInput, ConfirmationSummary>({
    method: 'GET',
    path: '/confirmationdetails',
    roles: enrolmentRoles,
    summary: 'Summary of what was set up',
  }),
  /**
   * Mails the accepted orders again; to an address that is not proven, how to log in. DETAILS_MISSING without an address, CONFLICT
   * before the first order, CONTACT_UNVERIFIED where the address opens nothing. Three times a day.
   */
  sendConfirmation: endpoint<NoInput, ConfirmationSent>({
    method: 'POST',
    path: '/confirmation/send',
    roles: enrolmentRoles,
    problems: ['DETAILS_MISSING', 'CONFLICT', 'CONTACT_UNVERIFIED', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Mail the confirmation again',
  }),
};
