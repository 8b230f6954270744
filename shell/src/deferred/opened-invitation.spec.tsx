import { waitFor } from '@testing-library/react';
import { renderInShell } from '../testing/render-in-shell';
import { OpenedInvitation } from './opened-invitation';

const eventCall = 'POST /api/v1/comms/events/create';
const query = 'commType=invitation&distributionToken=dist-1&enrolmentId=665f1c2a9b1e8a0012345678';

beforeEach(() => sessionStorage.clear());

describe("a partner's link opened from a mail", () => {
  it('is reported to the API once, and its query is removed from the address bar [COMMS-07]', async () => {
    const { api } = renderInShell(<OpenedInvitation />, { path: `/onboarding/verify/a-token?${query}` });
    api.on(eventCall, { body: null });
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/onboarding/verify/a-token'));
    await waitFor(() => expect(api.calls.filter(({ call }) => call === eventCall)).toHaveLength(1));
    const reported = api.calls.find(({ call }) => call === eventCall);
    expect(JSON.parse(reported?.body ?? '')).toEqual({
      token: 'a-token',
      commChannel: 'email',
      commType: 'invitation',
      enrolmentId: '665f1c2a9b1e8a0012345678',
      distributionToken: 'dist-1',
    });
  });

  it.each(['/onboarding/verify/a-token', `/pending/personal-details?${query}`])(
    'is not reported at %s',
    async (path) => {
      const { api } = renderInShell(<OpenedInvitation />, { path });
      // Waits until a report would have been sent: its code is a separate chunk.
      await import('../pages/account/opened-link');
      await Promise.resolve();
      expect(window.location.pathname + window.location.search).toBe(path);
      expect(api.calls.some(({ call }) => call === eventCall)).toBe(false);
    },
  );
});
