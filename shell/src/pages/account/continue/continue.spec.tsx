import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { openPage } from '../../../testing/render-in-shell';
import { ContinueLinkPage } from './continue-link.page';
import { ContinuePage } from './continue.page';

const requestCall = 'POST /api/v1/account/continue-link';
const continueCall = 'POST /api/v1/account/continue';

beforeEach(() => sessionStorage.clear());

describe('requesting a link to a saved move', () => {
  function open(answer: FakeAnswer = { body: undefined }) {
    return openPage(<ContinuePage />, { path: '/continue', answers: { [requestCall]: answer } });
  }

  it('sends it, and shows the same text for every address [ROUTE-14]', async () => {
    const { api, user, container } = open();
    await user.type(screen.getByLabelText('Email address'), 'pat.morgan@example.test');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'If we know that address, a link is on its way. It works once, for 24 hours.',
    );
    expect(api.calls.at(-1)).toMatchObject({
      call: requestCall,
      body: '{"emailAddress":"pat.morgan@example.test","returnUrl":"http://localhost/continue"}',
    });
    expect(screen.getByRole('link', { name: 'Log in instead' })).toHaveAttribute('href', '/login');
    await expectAccessibleShell(container);
  });

  it('leads a logged-in mover back to the step that they left', async () => {
    const { navigation, user } = openPage(<ContinuePage />, { path: '/enrolment/energy/list', loggedIn: true });
    act(() => navigation.go('/continue'));
    expect(screen.queryByRole('link', { name: 'Log in instead' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to your move' }));
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment/energy/list'));
  });

  it('rejects an invalid address, and keeps the typed one when sending fails', async () => {
    const { user } = open({ problem: 'THIRD_PARTY' });
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(within(screen.getByRole('alert')).getByRole('link')).toHaveTextContent('Please enter a valid email address');
    await user.type(screen.getByLabelText('Email address'), 'pat.morgan@example.test');
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    );
    expect(screen.getByLabelText('Email address')).toHaveValue('pat.morgan@example.test');
  });
});

describe('a link to a saved move', () => {
  function open(answer: FakeAnswer = { body: someTokens(1) }) {
    return openPage(<ContinueLinkPage />, {
      path: '/continue/a-token',
      answers: { [continueCall]: answer, 'GET /api/v1/enrolment-auth': { body: anEnrolment() } },
    });
  }
  const carryOn = () => screen.getByRole('button', { name: 'Carry on with your move' });

  it('is not used up by opening the page', async () => {
    const { api, container } = open();
    expect(carryOn()).toBeVisible();
    await expectAccessibleShell(container);
    expect(api.calls).toEqual([]);
  });

  it('opens the move on a click [ROUTE-14]', async () => {
    const { api, user, navigation } = open();
    await user.click(carryOn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    expect(api.calls.find(({ call }) => call === continueCall)).toMatchObject({ body: '{"token":"a-token"}' });
    expect(sessionStorage.getItem('hm.default.userToken')).toBe('user-1');
  });

  it('shows that it has expired, and offers a new one', async () => {
    const { user, container } = open({ problem: 'INVALID_LINK' });
    await user.click(carryOn());
    expect(await screen.findByText('This link does not work any more')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/continue');
    await expectAccessibleShell(container);
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('can be retried after it fails with %j', async (answer, sentence) => {
    const { api, user, navigation } = open(answer);
    await user.click(carryOn());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    api.on(continueCall, { body: someTokens(1) });
    await user.click(carryOn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
  });

  it('is used only once, even when the move fails to load afterwards', async () => {
    const { api, user, navigation } = open();
    api.on('GET /api/v1/enrolment-auth', 'offline');
    await user.click(carryOn());
    await screen.findByRole('alert');
    api.on('GET /api/v1/enrolment-auth', { body: anEnrolment() });
    await user.click(carryOn());
    await waitFor(() => expect(navigation.path.get()).toBe('/enrolment'));
    expect(api.calls.filter(({ call }) => call === continueCall)).toHaveLength(1);
  });
});
