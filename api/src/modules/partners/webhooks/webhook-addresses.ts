import { isIP } from 'node:net';
import { webhookMessages } from '@home-move/contract';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { isPublicAddress } from '../../../config/public-address.js';
import { HostAddressesPort } from '../../../providers/host-addresses/host-addresses.port.js';

/** Ports of an https URL; the default port is empty. */
const ports: ReadonlySet<string> = new Set(['', '8443']);

/** The addresses to which events may be sent: https on the public internet, and in demo mode the demo agency. */
@Injectable()
export class WebhookAddresses {
  constructor(
    private readonly hosts: HostAddressesPort,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The normalised URL of a receiver whose host has only public addresses now. Throws VALIDATION with one message for everything else,
   * so that it does not reveal the names of our network.
   */
  async require(text: string): Promise<string> {
    const url = this.parse(text);
    if (url !== null && (await this.resolve(url, AbortSignal.timeout(this.env.WEBHOOK_TIMEOUT))).length > 0)
      return url.href;
    throw new DomainError('VALIDATION', { errors: { url: webhookMessages.url } });
  }

  /** The IP addresses to which a request may connect; none if the host has no address or if any of them is not public. */
  async resolve(url: URL, signal: AbortSignal): Promise<readonly string[]> {
    if (this.isDemoAgency(url)) return ['127.0.0.1'];
    if (url.protocol !== 'https:') return [];
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const addresses = isIP(host) === 0 ? await this.hosts.resolve(host, signal) : [host];
    return addresses.every(isPublicAddress) ? addresses : [];
  }

  private parse(text: string): URL | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    // An empty fragment is not in `hash`.
    if (url === null || url.username !== '' || url.password !== '' || text.includes('#')) return null;
    if (this.isDemoAgency(url)) return url;
    return url.protocol === 'https:' && ports.has(url.port) ? url : null;
  }

  private isDemoAgency({ origin }: URL): boolean {
    return this.env.APP_MODE === 'demo' && origin === this.env.DEMO_AGENCY_ORIGIN;
  }
}
