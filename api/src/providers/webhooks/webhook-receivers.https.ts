import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { Injectable, Optional } from '@nestjs/common';
import { noTelemetry, Telemetry } from '../../common/telemetry/telemetry.js';
import { withinOutgoingSpan } from '../http/outgoing-span.js';
import { connectionFailureOf, pinnedTo, sendRequest } from '../http/pinned-request.js';
import { type WebhookRequest, WebhookReceiversPort, type WebhookResponse } from './webhook-receivers.port.js';

const maxHeaderBytes = 16 * 1024;
const maxBodyBytes = 64 * 1024;

/** Posts events by requests that are pinned to checked addresses. */
@Injectable()
export class HttpsWebhookReceivers extends WebhookReceiversPort {
  constructor(@Optional() private readonly telemetry: Telemetry = noTelemetry) {
    super();
  }

  override post(
    url: URL,
    addresses: readonly string[],
    request: WebhookRequest,
    signal: AbortSignal,
  ): Promise<WebhookResponse> {
    const span = { name: 'webhook delivery', failureOf: ({ failure }: WebhookResponse) => failure };
    return withinOutgoingSpan(this.telemetry, span, () => this.send(url, addresses, request, signal));
  }

  private async send(
    url: URL,
    addresses: readonly string[],
    { headers, body }: WebhookRequest,
    signal: AbortSignal,
  ): Promise<WebhookResponse> {
    let status: number | null = null;
    try {
      const pinned = this.connection(addresses);
      const options = { ...pinned, method: 'POST', headers, signal, maxHeaderSize: maxHeaderBytes };
      const response = await sendRequest(url, options, body);
      status = response.statusCode ?? null;
      return { status, failure: await failureIn(response) };
    } catch (error) {
      return { status, failure: connectionFailureOf(error, signal) };
    }
  }

  /** How the client connects. Specs add the port and the certificate of a local server. */
  protected connection(addresses: readonly string[]): RequestOptions {
    return pinnedTo(addresses);
  }
}

/** Reads a response to its end, unless it is a failure, and closes it. Rejects when the connection ends before. */
async function failureIn(response: IncomingMessage): Promise<WebhookResponse['failure']> {
  const { statusCode: status = 0 } = response;
  if (status < 200 || status > 299) {
    response.destroy();
    return status >= 300 && status < 400 ? 'redirect' : 'status';
  }
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBodyBytes) return 'too-large';
  }
  return null;
}
