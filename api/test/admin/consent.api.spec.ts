import { entertainmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { findStored } from '../identity/account/login.fixture.js';
import { aChooser, select } from '../broadband/entertainment/chooser.builder.js';
import { aMover, type Mover } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const withdraw = (id: string, purpose: string) =>
  runAdminCommand(api, ['consent', 'withdraw', '--enrolment', id, '--for', purpose]);
const agentOf = async ({ id }: Pick<Mover, 'id'>) => ({ token: await api.tokenFor(id, 'agent') });
const give = ({ token }: Mover) =>
  api.call(entertainmentEndpoints.womConsent, { query: { serviceType: '1', sendEmail: 'false' } }, { token });
const lastEntry = async (mover: Mover) =>
  (await api.call(telephonyEndpoints.history, {}, await agentOf(mover))).body[0];
const lastAudit = () => api.database.collection('admin_audit').findOne({}, { sort: { _id: -1 } });

describe('consent withdraw', () => {
  it('takes back a consent to pass details on, also of a finished enrolment', async () => {
    const mover = await aChooser(api);
    await give(mover);
    api.clock.advance({ minutes: 2 });
    await api.call(telephonyEndpoints.finish, {}, await agentOf(mover));
    expect(await withdraw(mover.id, 'broadband')).toMatchObject({
      code: 0,
      lines: [
        'The consent to pass details on to broadband providers is withdrawn.',
        'An order that was placed stays: the provider has the details, and only the provider can end it.',
      ],
    });
    expect((await findStored(api, mover.id))['womConsents']).toEqual([]);
    expect(await lastEntry(mover)).toMatchObject({ type: 'consent-withdrawn', actor: { kind: 'support' } });
    expect(await lastAudit()).toMatchObject({ action: 'consent withdraw', on: mover.id, outcome: 'done' });
    expect((await withdraw(mover.id, 'broadband')).lines).toEqual([
      'No consent to pass details on to broadband providers is recorded.',
    ]);
  });

  it('leaves an order with the consent that it was placed with', async () => {
    const mover = await aChooser(api);
    await give(mover);
    await select(api, mover, 'BRI-FF150');
    await withdraw(mover.id, 'broadband');
    expect((await findStored(api, mover.id))['broadband']).toMatchObject({ consent: { version: '2026-11' } });
  });

  it('unsubscribes the address from marketing mail', async () => {
    const mover = await aChooser(api);
    const send = async () => api.call(telephonyEndpoints.sendLink, { body: {} }, await agentOf(mover));
    expect((await send()).status).toBe(204);
    expect(await withdraw(mover.id, 'marketing')).toMatchObject({
      code: 0,
      lines: ['The address gets no more marketing mail. Codes and mails about the move still reach it.'],
    });
    expect(await send()).toMatchObject({ body: { code: 'CONTACT_UNSUBSCRIBED' } });
    const { emailAddress } = (await findStored(api, mover.id)) as { emailAddress: string };
    expect(JSON.stringify(await lastAudit())).not.toContain(emailAddress);
  });

  it('is rejected for an unknown enrolment, another purpose, and marketing without an address', async () => {
    const { id } = await aMover(api);
    for (const purpose of ['marketing', 'broadband'])
      expect(await withdraw('f'.repeat(24), purpose)).toMatchObject({
        code: 1,
        errors: [`consent withdraw: there is no enrolment ${'f'.repeat(24)}`],
      });
    expect(await withdraw(id, 'energy')).toMatchObject({
      code: 1,
      errors: ['consent withdraw: --for: marketing or broadband'],
    });
    expect(await withdraw(id, 'marketing')).toMatchObject({
      code: 1,
      errors: [`consent withdraw: enrolment ${id} has no email address`],
    });
  });
});
