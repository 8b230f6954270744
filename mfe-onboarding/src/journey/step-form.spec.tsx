import { ApiError, enrolmentEndpoints, networkProblem, onboardingEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { renderWithRuntime } from '@home-move/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourneyWithHome, aWorld } from '../testing/a-journey';

type World = ReturnType<typeof aWorld>['runtime'];

const whole = anEnrolment();
const fail = () => {
  throw new ApiError(networkProblem);
};
/** The first call of each step, failing or succeeding. */
const calls = {
  person: (runtime: World, isDown: boolean) =>
    runtime.answer(enrolmentEndpoints.savePersonalDetails, isDown ? fail : () => whole),
  contact: (runtime: World, isDown: boolean) =>
    runtime.answer(enrolmentEndpoints.saveContactDetails, isDown ? fail : () => whole),
  move: (runtime: World, isDown: boolean) => runtime.answer(enrolmentEndpoints.update, isDown ? fail : () => whole),
  journey: (runtime: World, isDown: boolean) =>
    runtime.answer(onboardingEndpoints.save, isDown ? fail : () => aJourneyWithHome({ version: 2 })),
} as const;

describe('a step that could not be saved', () => {
  it.each([
    ['/pending/personal-details', 'person', '/enrolment/moving-details'],
    ['/pending/contact-details', 'contact', '/enrolment/moving-details'],
    ['/onboarding/contact', 'contact', '/onboarding/code'],
    ['/onboarding/edit/surname', 'journey', '/onboarding/confirm'],
    ['/onboarding/edit/moveInDate', 'journey', '/onboarding/confirm'],
    ['/onboarding/edit/emailAddress', 'contact', '/onboarding/confirm'],
    ['/enrolment/moving-details', 'move', '/enrolment/product-selection'],
  ] as const)('%s waits for the connection, then saves and continues without a click', async (path, call, onwards) => {
    const user = userEvent.setup({ delay: null });
    const details = path.startsWith('/pending/contact') ? { emailAddress: null, contactNumber: '07700900101' } : {};
    const { runtime } = aWorld({ path, journey: aJourneyWithHome(), enrolment: { ...whole, ...details } });
    runtime.answer(enrolmentEndpoints.residentialStatuses, () => []);
    runtime.answer(enrolmentEndpoints.addresses, () => []);
    if (call === 'person') calls.contact(runtime, false);
    calls[call](runtime, true);
    renderWithRuntime(<Routes />, runtime);

    const button = await screen.findByRole('button', { name: /^(Next|Save)$/ });
    if (path.startsWith('/pending/contact')) await user.type(screen.getByLabelText('Email address'), 'a@example.test');
    await user.click(button);
    expect(await screen.findByText(/we save it as soon as you are online again\.$/)).toBeVisible();
    expect(runtime.recorded.navigations).toEqual([]);

    calls[call](runtime, false);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(runtime.recorded.navigations.map((to) => to.path)).toEqual([onwards]));
    expect(runtime.recorded.feedback).toMatchObject([{ kind: 'success' }]);
  });
});
