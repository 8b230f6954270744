import { telephonyEndpoints } from '@home-move/contract';
import { waitFor } from '@testing-library/dom';
import { createCallSession } from './call-session';
import { createFakeApi, someTokens, type FakeAnswer } from './fake-api.fixture';

const notes = 'GET /api/v1/notes';
const token = 'POST /api/v1/token';
const revoke = 'POST /api/v1/token/revoke';

function open() {
  const api = createFakeApi();
  const onEnded = jest.fn();
  const session = createCallSession({ api: '/home-move', fetcher: api.fetcher, onEnded });
  session.keep(someTokens(1));
  api.respond(notes, { body: [] });
  const callsOf = (name: string) => api.calls.filter(({ call }) => call === name);
  return { api, onEnded, session, callsOf, read: () => session.send(telephonyEndpoints.notes, {}) };
}

/** As the API responds while the first access token has expired. */
const expired = ({ token: sent }: { readonly token: string | null }): FakeAnswer =>
  sent === 'agent-1' ? { problem: 'UNAUTHENTICATED' } : { body: [] };

describe('a call of the panel', () => {
  it('carries the access token of the agent', async () => {
    const { callsOf, read } = open();
    await expect(read()).resolves.toEqual([]);
    expect(callsOf(notes)).toEqual([{ call: notes, token: 'agent-1', body: null }]);
  });

  it('is repeated once with a new token when the first has expired, together with calls in parallel', async () => {
    const { api, callsOf, read, onEnded } = open();
    api.respond(notes, expired);
    await expect(Promise.all([read(), read()])).resolves.toEqual([[], []]);
    expect(callsOf(notes).map(({ token: sent }) => sent)).toEqual(['agent-1', 'agent-1', 'agent-2', 'agent-2']);
    expect(callsOf(token)).toEqual([
      { call: token, token: null, body: 'grant_type=refresh_token&refresh_token=refresh-1' },
    ]);
    expect(onEnded).not.toHaveBeenCalled();
  });

  it('ends the session once when it cannot be renewed', async () => {
    const { api, read, onEnded } = open();
    api.respond(notes, { problem: 'UNAUTHENTICATED' });
    api.respond(token, { problem: 'INVALID_REFRESH_TOKEN' });
    await expect(read()).rejects.toMatchObject({ problem: { status: 401 } });
    await expect(read()).rejects.toMatchObject({ problem: { status: 401 } });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('ends the session when the API does not admit the agent', async () => {
    const { api, read, onEnded } = open();
    api.respond(notes, { problem: 'FORBIDDEN' });
    await expect(read()).rejects.toMatchObject({ problem: { code: 'FORBIDDEN' } });
    expect(onEnded).toHaveBeenCalledTimes(1);
  });

  it('keeps the session when the network fails during a renewal', async () => {
    const { api, read, onEnded } = open();
    api.respond(notes, expired);
    api.respond(token, 'offline');
    await expect(read()).rejects.toMatchObject({ problem: { code: 'NETWORK' } });
    expect(onEnded).not.toHaveBeenCalled();
    api.respond(token, { body: someTokens(2) });
    await expect(read()).resolves.toEqual([]);
  });
});

describe('the end of a session', () => {
  it('revokes the refresh token once, whether or not the API responds', async () => {
    const { api, session, callsOf } = open();
    api.respond(revoke, 'offline');
    await session.end();
    await session.end();
    expect(callsOf(revoke)).toEqual([{ call: revoke, token: null, body: 'refresh_token=refresh-1' }]);
  });

  it('revokes nothing that the API has ended already', async () => {
    const { session, callsOf } = open();
    session.forget();
    await session.end();
    expect(callsOf(revoke)).toEqual([]);
  });

  it('also revokes the tokens of a renewal that was in flight', async () => {
    const { api, session, callsOf, read } = open();
    let give: (answer: FakeAnswer) => void = () => undefined;
    const answer = new Promise<FakeAnswer>((resolve) => (give = resolve));
    api.respond(notes, { problem: 'UNAUTHENTICATED' });
    api.respond(token, () => answer);
    const reading = read();
    await waitFor(() => expect(callsOf(token)).toHaveLength(1));
    await session.end();
    give({ body: someTokens(2) });
    await expect(reading).rejects.toMatchObject({ problem: { status: 401 } });
    expect(callsOf(revoke).map(({ body }) => body)).toEqual(['refresh_token=refresh-1', 'refresh_token=refresh-2']);
  });
});
