import { telephonyTokenParam } from '@home-move/contract';

/** The agent's way in, taken out of the address bar at once: nobody shall find it in a history or copy it. [TEL-02] */
export function takeTelephonyToken({ location, history }: Window): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get(telephonyTokenParam);
  url.searchParams.delete(telephonyTokenParam);
  if (token !== null) history.replaceState(history.state, '', url);
  return token;
}
