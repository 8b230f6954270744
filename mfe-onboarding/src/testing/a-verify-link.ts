import {
  enrolmentEndpoints,
  invitationEndpoints,
  onboardingEndpoints,
  otpEndpoints,
  stepAt,
  type Enrolment,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime, type TestRuntimeOptions } from '@home-move/ui/testing';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { aJourney, failWith, tokens } from './a-journey';

const path = '/onboarding/verify/demo-lettings';
const invited = anEnrolment({ status: 10, title: null, firstName: null, dateOfBirth: null, address: null });

/** The answer to a correct postcode. */
export const confirmed = { result: 0, token: tokens } as const;

/** A runtime on the link of a mover whose details the partner sent, without an invitation. */
export function aVerifyLink(options: TestRuntimeOptions = {}, loaded: Enrolment = invited) {
  const step = stepAt(path);
  const runtime = createTestRuntime({ step: step && { ...step, path }, ...options });
  runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
  runtime.answer(invitationEndpoints.read, failWith('NOT_FOUND'));
  runtime.answer(otpEndpoints.validatePostcode, () => confirmed);
  runtime.answer(enrolmentEndpoints.mine, () => loaded);
  runtime.answer(onboardingEndpoints.journey, () => aJourney());
  return runtime;
}

export const heading = () => screen.findByRole('heading', { level: 1 });
export const postcode = () => screen.findByLabelText('Postcode of your new home');
export const tick = () => screen.getByRole('checkbox', { name: /I am moving to this postcode/ });
export const next = () => screen.getByRole('button', { name: 'Next' });

export async function confirm(user: ReturnType<typeof userEvent.setup>, typed = 'mk402qt'): Promise<void> {
  await user.type(await postcode(), typed);
  await user.click(tick());
  await user.click(next());
}
