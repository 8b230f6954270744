import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enrolmentEndpoints } from '@home-move/contract';
import { aMover, homeIn } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';

let api: BootedApp;
let server: Server;
let receivedIds: (string | string[] | undefined)[] = [];

/** The sandbox's address vendor behind a server that notes the ids. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    receivedIds.push(request.headers['x-request-id']);
    const headers = { 'x-api-key': String(request.headers['x-api-key']) };
    const answer = await fetch(`${api.sandbox.origin}/addresses${request.url ?? ''}`, { headers });
    response.writeHead(answer.status).end(await answer.text());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  api = await bootApp({ ADDRESSES_URL: `http://127.0.0.1:${port}` });
});
beforeEach(() => {
  receivedIds = [];
});
afterAll(async () => {
  await api.close();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('a call to a third party during a request', () => {
  it('carries the id of the request', async () => {
    const { token } = await aMover(api);
    const params = { postcode: 'MK40 2QT' };
    const { headers } = await api.call(enrolmentEndpoints.addresses, { params }, { token });
    expect(receivedIds).toEqual([headers['x-request-id']]);
  });

  it('carries it if the request has a body', async () => {
    const { token } = await aMover(api);
    const { body } = await api.call(enrolmentEndpoints.addresses, { params: { postcode: 'MK40 2QT' } }, { token });
    receivedIds = [];
    const home = { body: { addressKey: homeIn(body) } };
    const { status, headers } = await api.call(enrolmentEndpoints.saveAddress, home, { token });
    expect(status).toBe(200);
    expect(receivedIds).toEqual([headers['x-request-id']]);
  });
});
