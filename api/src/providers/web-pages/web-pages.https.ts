import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { Injectable, Optional } from '@nestjs/common';
import { noTelemetry, Telemetry } from '../../common/telemetry/telemetry.js';
import { withinOutgoingSpan } from '../http/outgoing-span.js';
import { connectionFailureOf, pinnedTo, sendRequest } from '../http/pinned-request.js';
import { decoded, firstBytes } from './body-start.js';
import { type WebPage, WebPageFailure, WebPagesPort } from './web-pages.port.js';

const maxHeaderBytes = 32 * 1024;

/** Every header that a page receives, apart from Host and Connection. */
const headers = {
  'user-agent': 'HomeMoveSiteCheck/1.0',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, br',
};

/** Reads pages by requests that are pinned to checked addresses. */
@Injectable()
export class HttpsWebPages extends WebPagesPort {
  constructor(@Optional() private readonly telemetry: Telemetry = noTelemetry) {
    super();
  }

  override read(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<WebPage> {
    const reasonOf = (error: unknown) => (error instanceof WebPageFailure ? error.reason : 'failed');
    return withinOutgoingSpan(this.telemetry, { name: 'page of a site check', reasonOf }, () =>
      this.open(url, addresses, signal),
    );
  }

  private async open(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<WebPage> {
    try {
      const options = { ...this.connection(addresses), headers, signal, maxHeaderSize: maxHeaderBytes };
      return await pageOf(await sendRequest(url, options));
    } catch (error) {
      throw new WebPageFailure(connectionFailureOf(error, signal), error);
    }
  }

  /** How the client connects. Specs add the port and the certificate of a local server. */
  protected connection(addresses: readonly string[]): RequestOptions {
    return pinnedTo(addresses);
  }
}

async function pageOf(response: IncomingMessage): Promise<WebPage> {
  const { statusCode: status = 0 } = response;
  const headerOf = (name: string) => {
    const value = response.headers[name];
    return value === undefined ? null : [value].flat().join(', ');
  };
  const page = {
    status,
    location: headerOf('location'),
    contentType: headerOf('content-type'),
    securityPolicy: headerOf('content-security-policy'),
    embedderPolicy: headerOf('cross-origin-embedder-policy'),
  };
  if (status < 200 || status > 299) {
    response.destroy();
    return { ...page, start: '' };
  }
  const start = await decoded(await firstBytes(response), headerOf('content-encoding'));
  return { ...page, start: start.toString('utf8') };
}
