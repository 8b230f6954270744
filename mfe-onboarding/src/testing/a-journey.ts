import {
  ApiError,
  enrolmentEndpoints,
  onboardingEndpoints,
  otpEndpoints,
  problem,
  stepAt,
  type AddressOption,
  type CurrentStep,
  type Enrolment,
  type OnboardingJourney,
  type Problem,
  type ProblemCode,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { statuses } from './a-move';

/** Sam Hartley's journey with what oakwood sent: surname, postcode and contact. */
export function aJourney(overrides: Partial<OnboardingJourney> = {}): OnboardingJourney {
  return {
    address: null,
    addressHumanReadable: null,
    isManualAddress: false,
    manualAddressStreetOne: null,
    manualAddressStreetTwo: null,
    manualAddressTown: null,
    manualAddressCounty: null,
    postcode: 'MK40 2QT',
    firstName: 'Sam',
    surname: 'Hartley',
    dateOfBirth: null,
    phoneNumber: '07700900101',
    emailAddress: 'sam.hartley@example.test',
    moveInDate: '2026-11-27',
    committedAt: null,
    verifyWith: 'email',
    contact: 's•••@example.test',
    detailsNotification: null,
    version: 1,
    ...overrides,
  };
}

/** The journey with an address, which is all that the confirm screen needs. */
export const aJourneyWithHome = (overrides: Partial<OnboardingJourney> = {}): OnboardingJourney =>
  aJourney({ address: '5001014', addressHumanReadable: '14 Castle Road, Bedford, MK40 2QT', ...overrides });

export const homes: readonly AddressOption[] = [
  { addressKey: '5001012', simpleAddress: '12 Castle Road, Bedford, MK40 2QT', isDomestic: true },
  { addressKey: '5001014', simpleAddress: '14 Castle Road, Bedford, MK40 2QT', isDomestic: true },
  { addressKey: '5001099', simpleAddress: 'Castle Bakery, Castle Road, Bedford, MK40 2QT', isDomestic: false },
];
export const tokens = { access_token: 'a', token_type: 'Bearer', expires_in: 1800, refresh_token: 'r' } as const;

const invited = anEnrolment({ status: 10, title: null, dateOfBirth: null, address: null, simpleAddress: null });

export const at = (path: string): CurrentStep | null => {
  const step = stepAt(path);
  return step && { ...step, path };
};

/** Makes a call fail, by a whole problem or by its code. */
export const failWith = (failure: Problem | ProblemCode) => () => {
  throw new ApiError(typeof failure === 'string' ? problem(failure) : failure);
};

interface Place {
  readonly path: string;
  readonly journey?: OnboardingJourney;
  readonly enrolment?: Partial<Enrolment>;
  readonly options?: TestRuntimeOptions;
  /** What committing the journey copies into the enrolment. */
  readonly committed?: Partial<Enrolment>;
}

/** A runtime in which every call succeeds. `world.journey` is the stored journey, updated by each save as in the API. */
export function aWorld({ path, journey = aJourney(), enrolment = {}, options = {}, committed = {} }: Place) {
  let mover: Enrolment = { ...invited, ...enrolment };
  const world = { journey };
  const runtime = createTestRuntime({ step: at(path), enrolment: mover, ...options });
  runtime.answer(onboardingEndpoints.journey, () => world.journey);
  runtime.answer(onboardingEndpoints.save, ({ body: { version: _version, ...given } }) => {
    world.journey = { ...world.journey, ...given, version: world.journey.version + 1 };
    return world.journey;
  });
  runtime.answer(onboardingEndpoints.addresses, () => homes);
  runtime.answer(onboardingEndpoints.address, ({ params }) => ({ isDomestic: params.key !== '5001099' }));
  runtime.answer(onboardingEndpoints.commit, () => {
    world.journey = { ...world.journey, committedAt: '2026-11-20T10:42:00.000Z' };
    mover = { ...mover, ...committed, status: 20, version: mover.version + 1 };
    return mover;
  });
  runtime.answer(enrolmentEndpoints.saveContactDetails, ({ body }) => {
    mover = { ...mover, ...body, version: mover.version + 1 };
    world.journey = { ...world.journey, emailAddress: body.emailAddress, phoneNumber: body.contactNumber };
    return mover;
  });
  runtime.answer(enrolmentEndpoints.residentialStatuses, () => statuses);
  runtime.answer(enrolmentEndpoints.update, ({ body: { tenantPortalStorage: _views, ...fields } }) => {
    mover = { ...mover, ...fields, version: mover.version + 1 };
    return mover;
  });
  runtime.answer(enrolmentEndpoints.mine, () => mover);
  runtime.answer(otpEndpoints.request, () => undefined);
  runtime.answer(otpEndpoints.verify, () => {
    mover = { ...mover, status: 20, emailAddressVerified: true, version: mover.version + 1 };
    world.journey = { ...world.journey, verifyWith: 'sms', contact: '•••••••0101' };
    return tokens;
  });
  return { runtime, world };
}

/** A runtime whose navigation also changes the current step, as in a browser. */
export function withNavigation(runtime: ReturnType<typeof createTestRuntime>): ReturnType<typeof createTestRuntime> {
  return {
    ...runtime,
    navigate(path, how) {
      runtime.navigate(path, how);
      runtime.currentStep.set(at(path));
    },
  };
}
