import { ApiError, problem, telephonyEndpoints, type CrmCall, type Tokens } from '@home-move/contract';
import type { Host } from '../embed/join-host';
import type { Send } from '../session/send';

/** Exchanges what opened the page for the agent's session. Rejects with ApiError. */
export type CallOpening = (
  send: Send,
) => Promise<Tokens & { readonly agentName: string; readonly crm?: CrmCall | null }>;

/** What the address carried; both null after a reload. */
export interface OpenedBy {
  readonly telephonyToken: string | null;
  readonly launchCode: string | null;
}

/**
 * How the address opens a call: by a CRM's launch code, or by an agent's token. A code is sent with the origin of the page
 * around the frame, which the browser states; no other document can redeem one. Null for an address with neither.
 */
export function openingOf(
  { telephonyToken, launchCode }: OpenedBy,
  host: Promise<Pick<Host, 'origin'> | null>,
): CallOpening | null {
  if (launchCode !== null) {
    return async (send) => {
      const origin = await (await host)?.origin;
      if (!origin) throw new ApiError(problem('INVALID_LAUNCH_CODE'));
      return send(telephonyEndpoints.launch, { body: { code: launchCode, origin } });
    };
  }
  if (telephonyToken === null) return null;
  return (send) => send(telephonyEndpoints.login, { body: { token: telephonyToken } });
}
