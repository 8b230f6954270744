import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { privateEntryEndpoints, urlOf, type CallUpdate } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';

/** A stream of server-sent events, on a separate connection. */
export async function requestUpdates(at: BootedApp, { access_token: token }: { readonly access_token: string }) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  const sent = get(`${at.url}${urlOf(privateEntryEndpoints.updates, {})}`, { headers, agent: false });
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  // The request fails once the test leaves the stream.
  sent.on('error', () => undefined);
  return { response, leave: () => void sent.destroy() };
}

/** An open stream, as the agent's page reads it. */
export async function followUpdates(at: BootedApp, agent: { readonly access_token: string }) {
  const { response, leave } = await requestUpdates(at, agent);
  const headers = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' };
  expect(response).toMatchObject({ statusCode: 200, headers });
  const chunks = response.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>;
  let text = '';
  /** The next message; null once the stream has ended. */
  const next = async (): Promise<CallUpdate | null> => {
    for (;;) {
      const message = /^data: (.*)\n\n/m.exec(text);
      if (message) {
        text = text.slice(message.index + message[0].length);
        return JSON.parse(message[1] ?? '') as CallUpdate;
      }
      const { done, value } = await chunks.next();
      if (done) return null;
      text += value;
    }
  };
  return { next, leave };
}
