import '@home-move/ui/tokens.css';
import {
  accountEndpoints,
  ApiError,
  enrolmentEndpoints,
  logInLinkResult,
  otpEndpoints,
  problem,
  stepAt,
  type AddressOption,
  type Enrolment,
  type ResidentialStatusOption,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';
import { answerOnboarding } from './onboarding-host';

// The journey on a host in memory: every call answers, nothing is stored. `?step=/enrolment/moving-details` starts there,
// `?step=/onboarding/verify/demo` with a partner's link (MK40 2QT is right, PL4 8AA unpopulated, TR1 2HE locked),
// `?step=/pending/confirm-details` with a name and no contact;
// `?step=/onboarding/address` with the steps after it; `?brand=oakwood&mode=dark` shows another theme.
const query = new URLSearchParams(location.search);
const root = document.documentElement.dataset;
root['brand'] = query.get('brand') ?? 'default';
root['mode'] = query.get('mode') ?? 'light';

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

const path = query.get('step') ?? '/pending/personal-details';
const fresh = anEnrolment({
  moveInDate: null,
  residentialStatus: 0,
  address: null,
  simpleAddress: null,
  postcode: null,
});
/** A link's mover who has given a name and no contact yet. */
const named = { ...fresh, status: 10, emailAddress: null, contactNumber: null } as const;
const atStart = path.startsWith('/enrolment') ? fresh : path.startsWith('/pending/con') ? named : null;
const runtime = createTestRuntime({ enrolment: atStart });
const present = (): Enrolment => runtime.enrolment.get() ?? fresh;

const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' } as const;
/** What a link opens: an enrolment without details. */
const invited = { ...fresh, status: 10, title: null, firstName: null, surname: null, dateOfBirth: null } as const;
const open = (enrolment: Enrolment) => {
  runtime.enrolment.set(enrolment);
  return tokens;
};

runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
runtime.answer(otpEndpoints.validatePostcode, ({ body: { postcode } }) => {
  if (postcode === 'TR1 2HE') throw new ApiError(problem('DETAILS_NOT_CONFIRMED', { result: 4 }));
  if (postcode === 'PL4 8AA') return { result: 7, token: open({ ...invited, isUnpopulated: true }) } as const;
  if (postcode !== 'MK40 2QT') throw new ApiError(problem('INVALID_POSTCODE'));
  return { result: 0, token: open({ ...invited, surname: 'Hartley' }) } as const;
});
runtime.answer(accountEndpoints.logInLink, () => ({ result: logInLinkResult.notPopulated, token: open(invited) }));
runtime.answer(enrolmentEndpoints.create, () => {
  runtime.enrolment.set(fresh);
  return { id: fresh.id, ...tokens };
});
runtime.answer(enrolmentEndpoints.savePersonalDetails, ({ body }) => ({ ...present(), ...body }));
runtime.answer(enrolmentEndpoints.saveContactDetails, ({ body }) => ({ ...present(), ...body }));
runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
runtime.answer(enrolmentEndpoints.addresses, ({ params }) => (params.postcode === 'MK40 2QT' ? homes : []));
runtime.answer(enrolmentEndpoints.update, ({ body }) => ({ ...present(), moveInDate: body.moveInDate ?? null }));
runtime.answer(enrolmentEndpoints.moveInDateUnknown, () => ({ ...present(), moveInDate: null }));
runtime.answer(enrolmentEndpoints.saveAddress, () => anEnrolment());
runtime.answer(enrolmentEndpoints.saveManualAddress, () => anEnrolment());

answerOnboarding(runtime, { path, homes, tokens });

const go = (to: string) => {
  const step = stepAt(to);
  runtime.currentStep.set(step && { ...step, path: to });
};
go(path);

adoptBase(document);
const props = {
  name: 'onboarding',
  runtime: { ...runtime, navigate: go },
  domElement: document.querySelector('main') ?? document.body,
};
await bootstrap(props);
await mount(props);
