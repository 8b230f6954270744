import {
  ApiError,
  enrolmentEndpoints,
  onboardingEndpoints,
  otpEndpoints,
  problem,
  type AddressOption,
  type Tokens,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import type { createTestRuntime } from '@home-move/ui/testing';
import { aJourney, aJourneyWithHome } from '../src/testing/a-journey';

/**
 * Answers the calls of the journey behind a partner's link: every code but 000000 is right, TR1 2HE has no addresses, and
 * after the address step an address is already chosen.
 */
export function answerOnboarding(
  runtime: ReturnType<typeof createTestRuntime>,
  { path, homes, tokens }: { path: string; homes: readonly AddressOption[]; tokens: Tokens },
): void {
  const isAfterAddress = /^\/onboarding\/(?!address|verify)/.test(path);
  let journey = isAfterAddress ? aJourneyWithHome() : aJourney();
  runtime.answer(onboardingEndpoints.journey, () => journey);
  runtime.answer(onboardingEndpoints.save, ({ body }) => {
    const { version: _version, ...given } = body;
    journey = { ...journey, ...given, version: journey.version + 1 };
    return journey;
  });
  runtime.answer(onboardingEndpoints.addresses, () => (journey.postcode === 'TR1 2HE' ? [] : homes));
  runtime.answer(onboardingEndpoints.address, ({ params }) => ({
    isDomestic: homes.find(({ addressKey }) => addressKey === params.key)?.isDomestic ?? true,
  }));
  runtime.answer(onboardingEndpoints.commit, () => anEnrolment());
  runtime.answer(otpEndpoints.request, () => undefined);
  runtime.answer(otpEndpoints.verify, ({ body }) => {
    if (body.code === '000000') throw new ApiError(problem('INVALID_OTP'));
    return tokens;
  });
  if (path.startsWith('/onboarding/') && !path.startsWith('/onboarding/verify'))
    runtime.enrolment.set(anEnrolment({ status: 10, address: null, simpleAddress: null, dateOfBirth: null }));
  runtime.answer(enrolmentEndpoints.mine, () => runtime.enrolment.get() ?? anEnrolment({ status: 10 }));
}
