import {
  accountEndpoints,
  ApiError,
  enrolmentEndpoints,
  invitationEndpoints,
  logInLinkResult,
  otpEndpoints,
  problem,
  type AddressOption,
  type Enrolment,
  type ResidentialStatusOption,
} from '@home-move/contract';
import { anEnrolment, anInvitation } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';
import { answerOnboarding } from './sample-onboarding';

// Sample data of the development page. `?step=/enrolment/moving-details` opens another page;
// `?step=/onboarding/verify/demo` follows a partner's link (MK40 2QT is right, PL4 8AA unpopulated, TR1 2HE locked),
// `?step=/pending/confirm-details` has a name and no contact, `?step=/onboarding/address` has the steps after it.
const query = new URLSearchParams(location.search);

const statuses: readonly ResidentialStatusOption[] = [
  { key: 200, value: 'Home owner' },
  { key: 201, value: 'Private tenant' },
  { key: 202, value: 'Local authority tenant' },
  { key: 203, value: 'Landlord' },
];
const homes: readonly AddressOption[] = [8, 10, 12, 14, 16].map((house) => ({
  addressKey: String(5001000 + house),
  simpleAddress: `${house} Castle Road, Bedford, MK40 2QT`,
  isDomestic: house !== 16,
}));

export const path = query.get('step') ?? '/pending/personal-details';
const fresh = anEnrolment({
  moveInDate: null,
  residentialStatus: 0,
  address: null,
  simpleAddress: null,
  postcode: null,
});
/** A mover from a link who has given a name and no contact yet. */
const withoutContact = { ...fresh, status: 10, emailAddress: null, contactNumber: null } as const;
const initialEnrolment = path.startsWith('/enrolment')
  ? fresh
  : path.startsWith('/pending/con')
    ? withoutContact
    : null;
export const runtime = createTestRuntime({ enrolment: initialEnrolment });
const currentEnrolment = (): Enrolment => runtime.enrolment.get() ?? fresh;

const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' } as const;
/** What a link opens: an enrolment without details. */
const invited = { ...fresh, status: 10, title: null, firstName: null, surname: null, dateOfBirth: null } as const;
const logIn = (enrolment: Enrolment) => {
  runtime.enrolment.set(enrolment);
  return tokens;
};

runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
runtime.answer(invitationEndpoints.read, () => anInvitation());
runtime.answer(invitationEndpoints.object, () => undefined);
runtime.answer(otpEndpoints.validatePostcode, ({ body: { postcode } }) => {
  if (postcode === 'TR1 2HE') throw new ApiError(problem('DETAILS_NOT_CONFIRMED', { result: 4 }));
  if (postcode === 'PL4 8AA') return { result: 7, token: logIn({ ...invited, isUnpopulated: true }) } as const;
  if (postcode !== 'MK40 2QT') throw new ApiError(problem('INVALID_POSTCODE'));
  return { result: 0, token: logIn({ ...invited, surname: 'Hartley' }) } as const;
});
runtime.answer(accountEndpoints.logInLink, () => ({ result: logInLinkResult.notPopulated, token: logIn(invited) }));
runtime.answer(enrolmentEndpoints.create, () => {
  runtime.enrolment.set(fresh);
  return { id: fresh.id, ...tokens };
});
runtime.answer(enrolmentEndpoints.savePersonalDetails, ({ body }) => ({ ...currentEnrolment(), ...body }));
runtime.answer(enrolmentEndpoints.saveContactDetails, ({ body }) => ({ ...currentEnrolment(), ...body }));
runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
runtime.answer(enrolmentEndpoints.addresses, ({ params }) => (params.postcode === 'MK40 2QT' ? homes : []));
runtime.answer(enrolmentEndpoints.update, ({ body }) => ({
  ...currentEnrolment(),
  moveInDate: body.moveInDate ?? null,
}));
runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => ({ ...currentEnrolment(), moveInDate: null }));
runtime.answer(enrolmentEndpoints.saveAddress, () => anEnrolment());
runtime.answer(enrolmentEndpoints.saveManualAddress, () => anEnrolment());

answerOnboarding(runtime, { path, homes, tokens });
