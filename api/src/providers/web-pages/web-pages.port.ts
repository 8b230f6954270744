/** The response of a page, as far as it was read. Nothing else of it is kept. */
export interface WebPage {
  readonly status: number;
  /** Target of a redirect, as the server wrote it. */
  readonly location: string | null;
  readonly contentType: string | null;
  /** Content-Security-Policy; the values of repeated headers are separated by commas. */
  readonly securityPolicy: string | null;
  /** Cross-Origin-Embedder-Policy. */
  readonly embedderPolicy: string | null;
  /** The first 100 kB of the decompressed body; empty unless the status is a success. */
  readonly start: string;
}

/** Why a page could not be read. */
export type WebPageFailureReason = 'timeout' | 'tls' | 'connection';

/** A page could not be read. */
export class WebPageFailure extends Error {
  readonly reason: WebPageFailureReason;

  constructor(reason: WebPageFailureReason, cause: unknown) {
    super(`page not read: ${reason}`, { cause });
    this.reason = reason;
  }
}

/** Pages of the public web. */
export abstract class WebPagesPort {
  /**
   * Reads an https page as a visitor without cookies would, and follows no redirect. Connects only to `addresses`, which the
   * caller has checked, whatever the name of the host resolves to by then. (If the host is an address, connects to that
   * address.) Rejects with WebPageFailure, also when the signal aborts.
   */
  abstract read(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<WebPage>;
}
