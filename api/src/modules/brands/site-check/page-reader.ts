import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { pageUrlProblem, type UnreadableReason } from '@home-move/contract';
import { isPublicAddress } from '../../../config/public-address.js';
import { HostAddressesPort } from '../../../providers/host-addresses/host-addresses.port.js';
import { type WebPage, WebPageFailure, WebPagesPort } from '../../../providers/web-pages/web-pages.port.js';

const maxRedirects = 5;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** A page, at the end of its redirects. */
export interface ReadPage {
  readonly url: URL;
  readonly page: WebPage;
}

/** Why a page could not be read. */
export interface UnreadPage {
  /** The last https address that was tried. */
  readonly url: URL;
  readonly page: null;
  /** `http` is a redirect to an address without TLS. */
  readonly reason: UnreadableReason | 'http';
  /** The status of the response, if it is the reason. */
  readonly status: number | null;
}

/**
 * Reads pages of the public web. Before each request it resolves the host and checks every address. The request then
 * connects only to these addresses, even if the name has others by then. Names without an address, and names with a private
 * one, get the same result.
 */
@Injectable()
export class PageReader {
  constructor(
    private readonly hosts: HostAddressesPort,
    private readonly pages: WebPagesPort,
  ) {}

  /** Reads the page at an address, or at the end of at most five redirects, until the signal aborts. */
  async read(start: URL, signal: AbortSignal): Promise<ReadPage | UnreadPage> {
    let url = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const addresses = await this.publicAddresses(url, signal);
      if (addresses.length === 0) return unreadable(url, 'dns');
      const page = await this.readOnce(url, addresses, signal);
      if (typeof page === 'string') return unreadable(url, page);
      if (!redirectStatuses.has(page.status)) {
        const isSuccess = page.status >= 200 && page.status < 300;
        return isSuccess ? { url, page } : unreadable(url, 'status', page.status);
      }
      const target = targetOf(page, url);
      if (target?.protocol === 'http:') return unreadable(url, 'http');
      if (target === null || pageUrlProblem(target) !== null) return unreadable(url, 'redirect');
      url = target;
    }
    return unreadable(url, 'redirect');
  }

  /** The addresses of a host; none if it has no address or if any of them is not public. */
  private async publicAddresses({ hostname }: URL, signal: AbortSignal): Promise<readonly string[]> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await this.hosts.resolve(host, signal) : [host];
    return addresses.every(isPublicAddress) ? addresses : [];
  }

  private async readOnce(url: URL, addresses: readonly string[], signal: AbortSignal) {
    try {
      return await this.pages.read(url, addresses, signal);
    } catch (error) {
      if (error instanceof WebPageFailure) return error.reason;
      throw error;
    }
  }
}

const unreadable = (url: URL, reason: UnreadPage['reason'], status: number | null = null): UnreadPage => ({
  url,
  page: null,
  reason,
  status,
});

/** The target of a redirect; null if it is missing or malformed. */
function targetOf({ location }: WebPage, url: URL): URL | null {
  return location !== null && URL.canParse(location, url.href) ? new URL(location, url) : null;
}
