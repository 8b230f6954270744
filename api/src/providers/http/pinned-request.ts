import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** Why a server has not responded. */
export type ConnectionFailure = 'timeout' | 'tls' | 'connection';

/** Codes of errors in certificates and handshakes. */
const tlsCode =
  /^(?:CERT_|DEPTH_ZERO_|EPROTO$|ERR_SSL_|ERR_TLS_|ERROR_IN_CERT|HOSTNAME_MISMATCH$|INVALID_(?:CA|PURPOSE)$|PATH_LENGTH_|SELF_SIGNED_|UNABLE_TO_)/;

/**
 * Options of a connection to one of `addresses`, whatever the name of the host resolves to by then. (If the host is an address,
 * Node connects to that address.) The connection serves one request.
 */
export function pinnedTo(addresses: readonly string[]): RequestOptions {
  return { agent: false, lookup: lookupOf(addresses) };
}

/**
 * Sends a request with Node's own client, which also aborts an attempt to connect, and follows no redirect. Resolves with the
 * response as soon as its headers have arrived. Rejects when the server cannot be reached or the signal aborts.
 */
export function sendRequest(
  url: URL,
  options: RequestOptions & { readonly signal: AbortSignal },
  body?: string,
): Promise<IncomingMessage> {
  const request = url.protocol === 'http:' ? requestPlain : requestTls;
  return new Promise((resolve, reject) => {
    options.signal.throwIfAborted();
    request(url, options).on('response', resolve).on('error', reject).end(body);
  });
}

/** Why a request or its response failed. */
export function connectionFailureOf(error: unknown, signal: AbortSignal): ConnectionFailure {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (signal.aborted || code === 'ETIMEDOUT') return 'timeout';
  return tlsCode.test(code) ? 'tls' : 'connection';
}

/** Answers every look-up of a name with the given addresses. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, { all }, callback) => {
    const [first] = found;
    if (first === undefined) process.nextTick(callback, new Error('no address'), '');
    else if (all) process.nextTick(callback, null, found);
    else process.nextTick(callback, null, first.address, first.family);
  };
}
