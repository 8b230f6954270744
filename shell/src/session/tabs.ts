import type { Tokens } from '@home-move/contract';

/** Messages between tabs of one session: a duplicated tab holds the same refresh token, which rotates. */
export interface Tabs {
  renewed(previous: string, tokens: Tokens): void;
  loggedOut(refreshToken: string): void;
}

type Message =
  | { readonly type: 'renewed'; readonly previous: string; readonly tokens: Tokens }
  | { readonly type: 'logged-out'; readonly refreshToken: string };

export interface TabListener {
  onRenewed(previous: string, tokens: Tokens): unknown;
  onLoggedOut(refreshToken: string): unknown;
}

/** The channel is limited to the portal's origin. Without BroadcastChannel, tabs are independent. */
export function connectTabs(listener: TabListener, open = () => new BroadcastChannel('hm.session')): Tabs {
  const channel = opened(open);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'renewed') listener.onRenewed(data.previous, data.tokens);
    else listener.onLoggedOut(data.refreshToken);
  });
  const post = (message: Message) => channel?.postMessage(message);
  return {
    renewed: (previous, tokens) => post({ type: 'renewed', previous, tokens }),
    loggedOut: (refreshToken) => post({ type: 'logged-out', refreshToken }),
  };
}

function opened(open: () => BroadcastChannel): BroadcastChannel | null {
  try {
    return open();
  } catch {
    return null;
  }
}
