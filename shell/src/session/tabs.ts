import { randomKey, type Tokens } from '@home-move/contract';
import type { SessionCipher } from './session-cipher';

/** How long a new tab waits for the session of another one, which responds within milliseconds unless the device is busy. */
const responseTimeoutMs = 2000;

/** What opens a session in another tab. */
export type SessionTokens = Pick<Tokens, 'access_token' | 'refresh_token'>;

/** Messages between the tabs of one scope: a duplicated tab holds the same refresh token, which rotates. */
export interface Tabs {
  renewed(previous: string, tokens: Tokens): void;
  loggedOut(refreshToken: string, enrolmentId: string | null): void;
  /** Announces a login to tabs that have none; contains no token. */
  loggedIn(): void;
  /** Requests the tokens of a tab that is logged in; null if none responds in time. */
  requestSession(): Promise<SessionTokens | null>;
}

type Message =
  | { readonly type: 'renewed'; readonly previous: string; readonly tokens: Tokens }
  | { readonly type: 'logged-out'; readonly refreshToken: string | null; readonly enrolmentId: string | null }
  | { readonly type: 'logged-in' }
  | { readonly type: 'session-requested'; readonly request: string }
  | { readonly type: 'session-shared'; readonly request: string; readonly tokens: SessionTokens };

export interface TabListener {
  onRenewed(previous: string, tokens: Tokens): unknown;
  /** `refreshToken` is null from a tab with another key. */
  onLoggedOut(refreshToken: string | null, enrolmentId: string | null): unknown;
  onLoggedIn(): unknown;
  /** Returns the tokens to share; null if there are none. */
  onSessionRequested(): SessionTokens | null;
}

/**
 * The channel is limited to the portal's origin and to one scope of stored values: tabs of another brand neither request nor
 * receive its tokens. With a cipher, messages are sealed, and others are ignored, except that a logout is announced to tabs with
 * another key too: the first documents of a browser have one each if they load at once. Without BroadcastChannel, tabs are independent.
 */
export function connectTabs(
  scope: string,
  listener: TabListener,
  cipher: SessionCipher | null,
  open = (name: string) => new BroadcastChannel(name),
): Tabs {
  const channel = opened(() => open(`hm.session.${scope}`));
  const post = (message: Message) => {
    if (cipher === null) channel?.postMessage(message);
    else void cipher.seal(JSON.stringify(message)).then((sealed) => channel?.postMessage(sealed));
  };
  let pending: { readonly request: string; readonly resolve: (tokens: SessionTokens) => void } | null = null;

  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (cipher === null || isLogout(data)) receive(data as Message);
    else void cipher.open(String(data)).then((text) => text !== null && receive(JSON.parse(text) as Message));
  });
  function receive(data: Message): void {
    if (data.type === 'renewed') listener.onRenewed(data.previous, data.tokens);
    else if (data.type === 'logged-out') listener.onLoggedOut(data.refreshToken, data.enrolmentId);
    else if (data.type === 'logged-in') listener.onLoggedIn();
    else if (data.type === 'session-requested') {
      const tokens = listener.onSessionRequested();
      if (tokens !== null) post({ type: 'session-shared', request: data.request, tokens });
    } else if (data.request === pending?.request) pending.resolve(data.tokens);
  }

  return {
    renewed: (previous, tokens) => post({ type: 'renewed', previous, tokens }),
    loggedOut(refreshToken, enrolmentId) {
      post({ type: 'logged-out', refreshToken, enrolmentId });
      if (cipher !== null) channel?.postMessage({ type: 'logged-out', refreshToken: null, enrolmentId });
    },
    loggedIn: () => post({ type: 'logged-in' }),
    async requestSession() {
      const request = randomKey();
      const response = new Promise<SessionTokens | null>((resolve) => {
        pending = { request, resolve };
        setTimeout(() => resolve(null), responseTimeoutMs);
      });
      post({ type: 'session-requested', request });
      const tokens = await response;
      pending = null;
      return tokens;
    },
  };
}

const isLogout = (data: unknown) => (data as Message | null)?.type === 'logged-out';

function opened(open: () => BroadcastChannel): BroadcastChannel | null {
  try {
    return open();
  } catch {
    return null;
  }
}
