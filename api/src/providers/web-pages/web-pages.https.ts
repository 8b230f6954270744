import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { decoded, firstBytes } from './body-start.js';
import { type WebPage, WebPageFailure, type WebPageFailureReason, WebPagesPort } from './web-pages.port.js';

const maxHeaderBytes = 32 * 1024;

/** Every header that a page receives, apart from Host and Connection. */
const headers = {
  'user-agent': 'HomeMoveSiteCheck/1.0',
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, br',
};

/** Codes of errors in certificates and handshakes. */
const tlsCode =
  /^(?:CERT_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|ERROR_IN_CERT|HOSTNAME_MISMATCH$|INVALID_(?:CA|PURPOSE)$|PATH_LENGTH_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Reads pages with Node's own client: it also aborts an attempt to connect, and keeps no connection to an address for
 * another request.
 */
@Injectable()
export class HttpsWebPages extends WebPagesPort {
  override async read(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<WebPage> {
    try {
      signal.throwIfAborted();
      return await pageOf(await this.open(url, addresses, signal));
    } catch (error) {
      throw new WebPageFailure(reasonOf(error, signal), error);
    }
  }

  /** How the client connects. Specs add the port and the certificate of a local server. */
  protected connection(addresses: readonly string[]): RequestOptions {
    return { agent: false, lookup: pinnedTo(addresses) };
  }

  private open(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      request(url, { ...this.connection(addresses), headers, signal, maxHeaderSize: maxHeaderBytes })
        .on('response', resolve)
        .on('error', reject)
        .end();
    });
  }
}

/** Answers every look-up of a name with the given addresses. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, callback) => {
    const [first] = found;
    if (first === undefined) process.nextTick(callback, new Error('no address'), '');
    else if (all) process.nextTick(callback, null, found);
    else process.nextTick(callback, null, first.address, first.family);
  };
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

function reasonOf(error: unknown, signal: AbortSignal): WebPageFailureReason {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (signal.aborted || code === 'ETIMEDOUT') return 'timeout';
  return tlsCode.test(code) ? 'tls' : 'connection';
}
