import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { urlOf, type Endpoint, type EventStream, type NoInput } from '@home-move/contract';
import type { BootedApp } from './boot-app.js';

/** A stream of server-sent events, on a separate connection. */
export async function requestStream(at: BootedApp, endpoint: Endpoint<NoInput>, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  const sent = get(`${at.url}${urlOf(endpoint, {})}`, { headers, agent: false });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // The request fails once the test leaves the stream.
  sent.on('error', () => undefined);
  return { response, leave: () => void sent.destroy() };
}

/** An open stream, as a page reads it. */
export async function followStream<Message>(
  at: BootedApp,
  endpoint: Endpoint<NoInput, EventStream<Message>>,
  token: string,
) {
  const { response, leave } = await requestStream(at, endpoint, token);
  const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
  expect(response).toMatchObject({ statusCode: 200, headers });
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = '';
  /** The next message; null once the stream has ended. */
  const next = async (): Promise<Message | null> => {
    for (;;) {
      const message = /^data: (.*)\n\n/m.exec(text);
      if (message) {
        text = text.slice(message.index + message[0].length);
        return JSON.parse(message[1] ?? '') as Message;
      }
      const { done, value } = await chunks.next();
      if (done) return null;
      text += value;
    }
  };
  return { next, leave };
}
