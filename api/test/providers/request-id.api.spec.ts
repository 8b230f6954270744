import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enrolmentEndpoints } from '@home-move/contract';
import { JobsService } from '../../src/modules/platform/jobs/jobs.service.js';
import { AddressesPort } from '../../src/providers/addresses/addresses.port.js';
import { aMover, homeIn } from '../journey/mover.builder.js';
import { manualJobsWorker } from '../platform/jobs/jobs-worker.fixture.js';
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
  api = await bootApp({ ADDRESSES_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' });
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

describe('a call to a third party during a job', () => {
  it('carries the id of the job, as do the log lines of the call and of the failed attempt', async () => {
    const { id: enrolmentId } = await aMover(api);
    const jobs = api.app.get(JobsService, { strict: false });
    const worker = await manualJobsWorker(api);
    jobs.handle('look-up', async () => {
      await api.app.get(AddressesPort, { strict: false }).lookUp('MK40 2QT');
      throw new Error('after the call');
    });
    await jobs.schedule({ kind: 'look-up', key: 'look-up', runAt: api.clock.now(), data: { enrolmentId } });
    api.testApp.logged.length = 0;
    await worker.runDue();
    const job = await api.database.collection('jobs').findOne({ key: 'look-up' });
    const id = job?._id.toString();
    expect(receivedIds).toEqual([id]);
    const lines = api.testApp.logged.map((line) => JSON.parse(line) as { msg: string; requestId?: string });
    expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ['provider call', id],
      ['job failed and will be retried', id],
    ]);
  });
});
