import { enrolmentEndpoints } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { RuntimeProvider, useEnrolment, useRuntime, useStore } from '@home-move/ui';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { aRealRuntime } from '../testing/runtime.builder';
import { someTokens } from '../testing/fake-api';

const mine = 'GET /api/v1/enrolment-auth';
const token = 'POST /api/v1/token';

/** A mover whose token has expired; the API renews it to user-2. */
function withEndedToken() {
  const { api, services, runtime } = aRealRuntime('/enrolment/product-selection');
  services.tokens.keep(someTokens(1));
  services.session.accept(anEnrolment());
  api.on(token, { body: someTokens(2) });
  api.on(mine, (call) => (call.token === 'user-1' ? { problem: 'UNAUTHENTICATED' } : { body: anEnrolment() }));
  const callFive = () => Promise.all([1, 2, 3, 4, 5].map(() => runtime.http.send(enrolmentEndpoints.mine, {})));
  const renewals = () => api.calls.filter(({ call }) => call === token);
  const tokensOfCalls = () => api.calls.filter(({ call }) => call === mine).map((call) => call.token);
  return { api, runtime, callFive, renewals, tokensOfCalls };
}

describe('five concurrent calls with an expired token', () => {
  it('renew it once, and all succeed with the new one', async () => {
    const { callFive, renewals, tokensOfCalls } = withEndedToken();
    const answers = await callFive();
    expect(answers.map(({ firstName }) => firstName)).toEqual(['Sam', 'Sam', 'Sam', 'Sam', 'Sam']);
    expect(renewals().map(({ body }) => body)).toEqual(['grant_type=refresh_token&refresh_token=refresh-1']);
    expect(tokensOfCalls()).toEqual([...Array<string>(5).fill('user-1'), ...Array<string>(5).fill('user-2')]);
  });
});

describe('a call with an expired token', () => {
  it('renews the token again after the network failed', async () => {
    const { api, runtime, renewals } = withEndedToken();
    api.on(token, 'offline');
    await expect(runtime.http.send(enrolmentEndpoints.mine, {})).rejects.toThrow('0 NETWORK');
    api.on(token, { body: someTokens(2) });
    expect((await runtime.http.send(enrolmentEndpoints.mine, {})).firstName).toBe('Sam');
    expect(renewals()).toHaveLength(2);
  });
});

describe('a rendered journey', () => {
  it('does not render again when the token is renewed, but does when the enrolment changes', async () => {
    const { runtime, callFive, renewals } = withEndedToken();
    const drawn = jest.fn();
    function Journey() {
      const { session, flags, currentStep } = useRuntime();
      const { loggedIn } = useStore(session);
      useStore(flags);
      const step = useStore(currentStep);
      const name = useEnrolment()?.firstName;
      return <p>{loggedIn && step ? name : 'nobody'}</p>;
    }
    render(
      <RuntimeProvider value={runtime}>
        <Profiler id="journey" onRender={drawn}>
          <Journey />
        </Profiler>
      </RuntimeProvider>,
    );
    await act(() => Promise.resolve());
    expect(drawn).toHaveBeenCalledTimes(1);
    await act(callFive);
    expect(renewals()).toHaveLength(1);
    expect(drawn).toHaveBeenCalledTimes(1);

    act(() => runtime.enrolment.accept(anEnrolment({ version: 2, firstName: 'Priya' })));
    expect(screen.getByText('Priya')).toBeVisible();
    expect(drawn).toHaveBeenCalledTimes(2);
  });
});
