import { anEnrolment } from '@home-move/contract/testing';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { someTokens, type FakeAnswer } from '../../../testing/fake-api';
import { renderInShell } from '../../../testing/render-in-shell';
import { LogInLinkPage } from './log-in-link.page';

const linkCall = 'POST /api/v1/account/login-link';
const eventCall = 'POST /api/v1/comms/events/create';

beforeEach(() => sessionStorage.clear());

function open(answer: FakeAnswer, path = '/log-in/a-token') {
  const shown = renderInShell(<LogInLinkPage />, { path });
  shown.api.on(linkCall, answer);
  shown.api.on('GET /api/v1/enrolment-auth', { body: anEnrolment({ status: 10 }) });
  return shown;
}

describe('a log-in link', () => {
  it('is resolved while a spinner shows, and its token is shown nowhere [ROUTE-09]', async () => {
    const { api, container } = open({ body: { result: 2 } });
    expect(document.title).toBe('Opening your link - Home Move');
    await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ call: linkCall, body: '{"token":"a-token"}' }));
    await expectAccessibleShell(container);
  });

  it.each<[string, FakeAnswer, string]>([
    ['0 to confirm details', { body: { result: 0, confirmToken: 'sac/1' } }, '/confirm-details/sac%2F1'],
    ['1 to confirm details', { body: { result: 1, confirmToken: 'sac-2' } }, '/confirm-details/sac-2'],
    ['2 to log in', { body: { result: 2 } }, '/log-in'],
    ['3 to the first page', { body: { result: 3 } }, '/'],
    ['4, which is unknown, to the first page', { body: { result: 4 } }, '/'],
    ['5 to pending personal details', { body: { result: 5, token: someTokens(1) } }, '/pending/personal-details'],
  ])('redirects for result %s [VAL-13]', async (_, answer, path) => {
    const { navigation } = open(answer);
    await waitFor(() => expect(navigation.path.get()).toBe(path));
  });

  it('with result 5 starts the session of the move without details', async () => {
    const { navigation, runtime } = open({ body: { result: 5, token: someTokens(1) } });
    await waitFor(() => expect(navigation.path.get()).toBe('/pending/personal-details'));
    expect(sessionStorage.getItem('hm.default.anonymousUserToken')).toBe('user-1');
    expect(runtime.enrolment.get()?.id).toBe('665f1c2a9b1e8a0012345678');
  });

  it.each<[FakeAnswer, string]>([
    [{ problem: 'INVALID_LINK' }, 'This link does not work any more. Please ask for a new one.'],
    [{ problem: 'TOO_MANY_REQUESTS' }, 'Too many tries. Please wait a moment and try again.'],
    ['offline', 'We could not reach our service. What you entered is safe. Check your connection and try again.'],
  ])('leads to the first page with the reason when it fails with %j [VAL-14]', async (answer, sentence) => {
    const { navigation, feedback } = open(answer);
    await waitFor(() => expect(navigation.path.get()).toBe('/'));
    expect(feedback.get()).toEqual({ kind: 'error', content: sentence });
  });
});

describe('the query of a mailed link', () => {
  const query =
    'commType=invitation&distributionToken=dist-1&enrolmentId=665f1c2a9b1e8a0012345678&source=sms&email=a%40example.test';

  it('is reported to the API once, without waiting, and leaves the address bar, except for foreign parameters [COMMS-07]', async () => {
    const { api } = open({ body: { result: 2 } }, `/log-in/a-token?${query}&flags=otp-login%3Aoff`);
    api.on(eventCall, () => new Promise(() => undefined));
    expect(window.location.pathname + window.location.search).toBe('/log-in/a-token?flags=otp-login%3Aoff');
    await waitFor(() => expect(window.location.pathname).toBe('/log-in'));
    const events = api.calls.filter(({ call }) => call === eventCall);
    expect(events.map(({ body }) => JSON.parse(body ?? '') as unknown)).toEqual([
      {
        token: 'a-token',
        commChannel: 'sms',
        commType: 'invitation',
        enrolmentId: '665f1c2a9b1e8a0012345678',
        distributionToken: 'dist-1',
      },
    ]);
  });

  it('is not reported when a parameter is missing or invalid', async () => {
    const { api, navigation } = open({ body: { result: 2 } }, '/log-in/a-token?commType=spam&enrolmentId=1');
    await waitFor(() => expect(navigation.path.get()).toBe('/log-in'));
    expect(api.calls.some(({ call }) => call === eventCall)).toBe(false);
  });

  it('does not block the page when reporting fails', async () => {
    const { api, navigation } = open({ body: { result: 2 } }, `/log-in/a-token?${query}`);
    api.on(eventCall, 'offline');
    await waitFor(() => expect(navigation.path.get()).toBe('/log-in'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
