import { networkProblem, onboardingEndpoints, otpEndpoints, problem } from '@home-move/contract';
import { renderWithRuntime } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Routes } from '../routes';
import { aJourney, aJourneyWithHome, aWorld, tokens, withNavigation, failWith } from '../testing/a-journey';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const steps = [
  '/onboarding/address',
  '/onboarding/contact',
  '/onboarding/confirm',
  '/onboarding/edit/address',
  '/onboarding/edit/emailAddress',
  '/onboarding/edit/phoneNumber',
  '/onboarding/edit/surname',
];

describe('the journey from a link', () => {
  it('leads from the postcode through address, contact and code to confirm and commit [ONB-01, ONB-03]', async () => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = aWorld({ path: '/onboarding/verify/demo-lettings' });
    runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: 's•••@example.test' }));
    runtime.answer(otpEndpoints.validatePostcode, () => ({ result: 0, token: tokens }) as const);
    renderWithRuntime(<Routes />, withNavigation(runtime));
    const next = () => user.click(screen.getByRole('button', { name: 'Next' }));

    await heading('Confirm your new postcode');
    await user.type(screen.getByLabelText('Postcode of your new home'), 'mk402qt');
    await user.click(screen.getByRole('checkbox'));
    await next();
    await heading('Where are you moving to?');
    await user.click(await screen.findByRole('combobox', { name: 'Address' }));
    await user.click(screen.getByRole('option', { name: /^14 Castle Road/ }));
    await next();
    await heading('How can we reach you?');
    await next();
    await heading("Verify it's you");
    await user.type(screen.getByLabelText('Your code'), '482913');
    await next();
    await heading('Your details');
    // Only the date of birth: the partner sent the rest.
    await user.type(screen.getByLabelText('Day'), '27');
    await user.type(screen.getByLabelText('Month'), '3');
    await user.type(screen.getByLabelText('Year'), '1985');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    await waitFor(() =>
      expect(runtime.recorded.navigations.map(({ path }) => path)).toEqual([
        '/onboarding/address',
        '/onboarding/contact',
        '/onboarding/code',
        '/onboarding/confirm',
        '/enrolment',
      ]),
    );
    // The steps share the cached journey, so that each shows without a request.
    expect(
      runtime.recorded.calls.filter(({ path, method }) => path === '/onboarding/journey' && method === 'GET'),
    ).toHaveLength(2);
  });

  it.each(steps)('has ended once it is committed: %s leads to the move [ONB-07]', async (path) => {
    const journey = aJourneyWithHome({ committedAt: '2026-11-19T10:42:00.000Z' });
    const { runtime } = aWorld({ path, journey });
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
  });

  it.each(steps)('is unavailable while its flag is off: %s leads to the move [FLAG-02]', async (path) => {
    const { runtime } = aWorld({ path, options: { flags: { 'onboarding-journey': false } } });
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/enrolment', replace: true }]));
  });
});

describe('a journey that fails to load', () => {
  it.each(['/login', '/log-in'])('leads to the login at %s after a 401 [ONB-08]', async (loginPath) => {
    const { runtime } = aWorld({
      path: '/onboarding/address',
      options: { enrolment: null, session: { routeConfig: { loginPath } } },
    });
    runtime.answer(onboardingEndpoints.journey, failWith(problem('UNAUTHENTICATED')));
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: loginPath, replace: true }]));
  });

  it('leads to the start page after any other failure, and shows it there [ONB-08]', async () => {
    const { runtime } = aWorld({ path: '/onboarding/address' });
    runtime.answer(onboardingEndpoints.journey, failWith(networkProblem));
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/', replace: true }]));
    expect(runtime.recorded.feedback).toEqual([
      {
        kind: 'error',
        content: 'We could not reach our service. What you entered is safe. Check your connection and try again.',
      },
    ]);
  });
});

describe('a link opened again', () => {
  const over = failWith(problem('POSTCODE_VALIDATION_COMPLETED'));
  const path = '/onboarding/verify/demo-lettings';
  const places = [
    ['the address', aJourney(), {}, '/onboarding/address'],
    ['the contact', aJourneyWithHome({ phoneNumber: null }), {}, '/onboarding/contact'],
    ['the contact, when nothing is verified', aJourneyWithHome(), {}, '/onboarding/contact'],
    ['the confirm screen', aJourneyWithHome(), { emailAddressVerified: true }, '/onboarding/confirm'],
    ['the move', aJourneyWithHome({ committedAt: '2026-11-19T10:42:00.000Z' }), {}, '/enrolment'],
  ] as const;

  it.each(places)('continues at %s after the postcode [ONB-03]', async (_what, journey, enrolment, expected) => {
    const user = userEvent.setup({ delay: null });
    const { runtime } = aWorld({ path, journey, enrolment });
    runtime.answer(otpEndpoints.channelDetails, () => ({ channel: 'email', contactDetails: '' }));
    runtime.answer(otpEndpoints.validatePostcode, () => ({ result: 0, token: tokens }) as const);
    renderWithRuntime(<Routes />, runtime);

    await user.type(await screen.findByLabelText('Postcode of your new home'), 'MK40 2QT');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Next' }));

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: expected, replace: true }]));
  });

  it.each(places)(
    'continues at %s when the postcode was confirmed in this browser',
    async (_what, journey, enrolment, expected) => {
      const { runtime } = aWorld({ path, journey, enrolment });
      runtime.answer(otpEndpoints.channelDetails, over);
      renderWithRuntime(<Routes />, runtime);

      await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: expected, replace: true }]));
    },
  );

  it('leads a mover without a session to the login [OTP-22]', async () => {
    const session = { routeConfig: { loginPath: '/log-in' } };
    const { runtime } = aWorld({ path, options: { enrolment: null, session } });
    runtime.answer(otpEndpoints.channelDetails, over);
    renderWithRuntime(<Routes />, runtime);

    await waitFor(() => expect(runtime.recorded.navigations).toEqual([{ path: '/log-in', replace: true }]));
  });
});
