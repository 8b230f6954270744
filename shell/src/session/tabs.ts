import type { Tokens } from '@home-move/contract';

/** What tabs of one session tell each other: a duplicated tab holds the same refresh token, which rotates. */
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

/** Stays within our origin. Where the browser has no channel, each tab is on its own. */
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
