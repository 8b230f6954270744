/** The message with which the tabs of the portal announce a log-out. */
interface LoggedOut {
  readonly type: 'logged-out';
  /** Null, because this page has no tokens. */
  readonly refreshToken: null;
  readonly enrolmentId: string | null;
}

const isLoggedOut = (data: unknown): data is LoggedOut => (data as LoggedOut | null)?.type === 'logged-out';

/** The channel of the portal's tabs of this brand; null without BroadcastChannel. */
function openChannel(brand: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(`hm.session.${brand.toLowerCase()}`);
  } catch {
    return null;
  }
}

/**
 * Follows a log-out of this enrolment in another tab, and returns a function that announces one to the others: a tab that stays open would
 * show and note the readings again. [METER-13]
 */
export function connectLogOut(brand: string, enrolmentId: string | null, follow: () => void): () => void {
  const channel = openChannel(brand);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isLoggedOut(data) && data.enrolmentId !== null && data.enrolmentId === enrolmentId) follow();
  });
  return () => channel?.postMessage({ type: 'logged-out', refreshToken: null, enrolmentId } satisfies LoggedOut);
}
