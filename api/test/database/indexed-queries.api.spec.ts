import {
  addDays,
  importEndpoints,
  otpEndpoints,
  partnerEndpoints,
  partnerScopes,
  telephonyEndpoints,
  webhookEndpoints,
} from '@home-move/contract';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { PartnerKeyService } from '../../src/modules/brands/partner-key/partner-key.service.js';
import { AgentCallsService } from '../../src/modules/agents/telephony/agent-calls.service.js';
import { ENROLMENT } from '../../src/modules/move/enrolment/enrolment.model.js';
import type { JobsWorker } from '../../src/modules/platform/jobs/jobs.worker.js';
import { accessTable, finalCalls } from '../access/access-table.js';
import { callPath, validBodies } from '../access/call-inputs.js';
import { runAdminCommand } from '../admin/terminal.fixture.js';
import { email, passwordGrant } from '../identity/account/login.fixture.js';
import { aMoverAt } from '../journey/mover.builder.js';
import { aRow, csvOf, newReference, upload } from '../partners/imports/imports.fixture.js';
import { PartnerSystem } from '../partners/moves/partner-moves.fixture.js';
import { aBusyCustomer, type BusyCustomer } from '../platform/data-privacy/busy-customer.builder.js';
import { growingCollections } from '../platform/data-privacy/retention-periods.js';
import { manualJobsWorker } from '../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { QueryRecorder } from '../support/query-recorder.js';
import { deployKey, partnerKey } from '../support/test-env.js';

let api: BootedApp;
let worker: JobsWorker;
let recorder: QueryRecorder;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', LOG_LEVEL: 'silent' });
  api.clock.at('2026-11-20T10:00:00Z');
  worker = await manualJobsWorker(api);
  recorder = new QueryRecorder(api);
  const customer = await aBusyCustomer(api);
  await callEverything(customer);
  await usePartnerApi();
  await endEverything(customer);
}, 180_000);
afterAll(() => api.close());

/** Only written in this spec: experiments and reports by visitors, attempts of webhooks. */
const onlyWritten = ['experiment_events', 'partner_webhook_deliveries', 'report_sources'];

/** Each read of the API by every kind of caller, and the writes of a mover. */
async function callEverything({ token, agentToken, emailAddress, password }: BusyCustomer): Promise<void> {
  const app = await api.appToken();
  const { id } = await aMoverAt(api, 'MK40 2QT');
  const mover = await api.tokenFor(id);
  const bodies = validBodies('5001014');
  for (const call of Object.keys(accessTable)) {
    const [method, path] = callPath(call, id);
    const body = bodies[call]?.(id);
    if (finalCalls.has(call) || (method !== 'GET' && body === undefined)) continue;
    const callers = body === undefined ? [token, agentToken, app, deployKey, partnerKey] : [mover];
    const open = callers.filter(() => !path.includes('call-updates'));
    for (const caller of open) await api.send(method, path, { token: caller, ...(body && { body }) });
  }
  await passwordGrant(api, emailAddress, password);
  await api.call(otpEndpoints.login, { body: { channel: email, contact: emailAddress } }, { token: app });
}

async function usePartnerApi(): Promise<void> {
  const partner = new PartnerSystem(api);
  const [opened, cancelled] = [
    await partner.createFor({ emailAddress: 'opened@example.test' }),
    await partner.createFor({ emailAddress: 'cancelled@example.test' }),
  ];
  await worker.runDue();
  await partner.open(opened.reference);
  await partner.change(cancelled.reference, { moveInDate: '2026-12-01' });
  await partner.inviteAgain(cancelled.reference);
  await partner.list({ status: 'opened' });
  await partner.list({ completedService: 'energy' });
  await partner.cancel(cancelled.reference);
  const { body } = await upload(api, csvOf([{ reference: newReference(), ...aRow }]), { token: partnerKey });
  await worker.runDue();
  await api.call(importEndpoints.read, { params: { id: body.id } }, { token: partnerKey });
  await api.call(webhookEndpoints.list, {}, { token: partnerKey });
  const keys = api.app.get(PartnerKeyService, { strict: false });
  const { key } = await keys.add('oakwood', { environment: 'test', scopes: partnerScopes });
  await new PartnerSystem(api, key).create();
  await worker.runDue();
  await api.call(partnerEndpoints.testMessages, {}, { token: key });
}

/** Everything that ends: by time jobs, invitations, reminders and unused moves; a forgotten customer, and an account of an agent. */
async function endEverything({ agentToken }: BusyCustomer): Promise<void> {
  await api.app.get(AgentCallsService, { strict: false }).deactivate({ partner: 'default', name: 'Priya Shah' });
  await api.call(telephonyEndpoints.forget, {}, { token: agentToken });
  for (const days of [1, 4, 8, 30, 77, 92, 400]) {
    api.clock.advanceTo(`${addDays('2026-11-20', days)}T10:00:00Z`);
    await worker.runDue();
  }
  await runAdminCommand(api, ['job', 'list', '--state', 'failed']);
}

describe('the queries of the application', () => {
  it('are recorded for every growing collection', () => {
    const unseen = growingCollections.filter((collection) => !recorder.collections.has(collection));
    expect(unseen).toEqual(onlyWritten);
  });

  it('never read every document of a growing collection', () => {
    expect(recorder.withoutIndex(growingCollections)).toEqual([]);
  });

  it('would be reported without an index', async () => {
    await api.app
      .get<Connection>(getConnectionToken())
      .model(ENROLMENT)
      .findOne({ surname: 'Hartley', closedAt: null });
    expect(recorder.withoutIndex(['enrolments'])).toContain('enrolments findOne {surname: ?, closedAt: null}');
  });
});
