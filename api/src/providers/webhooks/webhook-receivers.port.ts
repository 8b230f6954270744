import type { DeliveryFailure } from '@home-move/contract';

/** A signed event. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** How a receiver has responded. */
export interface WebhookResponse {
  /** Null without a response. */
  readonly status: number | null;
  /** Null if the receiver has accepted the event. */
  readonly failure: DeliveryFailure | null;
}

/** Servers of partners, which receive events of moves. */
export abstract class WebhookReceiversPort {
  /**
   * Posts an event to a receiver, and follows no redirect. Connects only to `addresses`, which the caller has checked. Reads at most
   * 64 kB of the response. Never rejects: the response has the failure, also when the signal aborts.
   */
  abstract post(
    url: URL,
    addresses: readonly string[],
    request: WebhookRequest,
    signal: AbortSignal,
  ): Promise<WebhookResponse>;
}
