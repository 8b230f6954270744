import '@home-move/ui/tokens.css';
import {
  enrolmentEndpoints,
  stepAt,
  type AddressOption,
  type Enrolment,
  type ResidentialStatusOption,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';

// The journey on a host in memory: every call answers, nothing is stored. `?step=/enrolment/moving-details` starts there;
// `?brand=oakwood&mode=dark` shows another theme.
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
const runtime = createTestRuntime({ enrolment: path.startsWith('/pending') ? null : fresh });
const present = (): Enrolment => runtime.enrolment.get() ?? fresh;

runtime.answer(enrolmentEndpoints.create, () => {
  runtime.enrolment.set(fresh);
  return { id: fresh.id, access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' };
});
runtime.answer(enrolmentEndpoints.savePersonalDetails, ({ body }) => ({ ...present(), ...body }));
runtime.answer(enrolmentEndpoints.saveContactDetails, ({ body }) => ({ ...present(), ...body }));
runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
runtime.answer(enrolmentEndpoints.addresses, ({ params }) => (params.postcode === 'MK40 2QT' ? homes : []));
runtime.answer(enrolmentEndpoints.update, ({ body }) => ({ ...present(), moveInDate: body.moveInDate ?? null }));
runtime.answer(enrolmentEndpoints.saveAddress, () => anEnrolment());
runtime.answer(enrolmentEndpoints.saveManualAddress, () => anEnrolment());

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
