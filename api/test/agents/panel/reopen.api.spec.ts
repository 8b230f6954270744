import { telephonyEndpoints } from '@home-move/contract';
import { runAdminCommand } from '../../admin/terminal.fixture.js';
import { aMoverAt } from '../../journey/mover.builder.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000', CALL_LIMIT_PER_MINUTE: '10000' });
});
afterAll(() => api.close());

const agentOf = async (id: string) => ({ token: await api.tokenFor(id, 'agent') });
const reopen = async (id: string) => api.call(telephonyEndpoints.reopen, {}, await agentOf(id));
const roleOf = async (id: string) => (await api.call(telephonyEndpoints.role, {}, await agentOf(id))).body.role;
const setRole = (role: string, brand = 'oakwood') =>
  runAdminCommand(api, ['agent', 'role', '--brand', brand, '--name', 'Jordan Lee', '--role', role]);

/** An enrolment of Oakwood that Jordan Lee has finished. */
async function aFinishedEnrolment() {
  const { id } = await aMoverAt(api, 'MK40 2QT', { brand: { selectedPartner: 101 } });
  expect(await api.call(telephonyEndpoints.finish, {}, await agentOf(id))).toMatchObject({ status: 200 });
  return id;
}

describe('POST /enrolment/reopen', () => {
  itRequiresAuthentication(() => api, telephonyEndpoints.reopen, {});

  it('is rejected for an agent, whose enrolment stays finished', async () => {
    const id = await aFinishedEnrolment();
    expect(await roleOf(id)).toBe('agent');
    expect(await reopen(id)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const note = { body: { content: 'Called' } };
    expect(await api.call(telephonyEndpoints.saveNote, note, await agentOf(id))).toMatchObject({ status: 409 });
  });

  it('lets a supervisor of the partner reopen it, and records that', async () => {
    const id = await aFinishedEnrolment();
    expect(await setRole('supervisor')).toMatchObject({ code: 0, lines: ['Jordan Lee is a supervisor of oakwood.'] });
    expect(await roleOf(id)).toBe('supervisor');
    for (let time = 0; time < 2; time += 1)
      expect(await reopen(id)).toMatchObject({ status: 200, body: { id, closedAt: null } });
    const note = { body: { content: 'Called' } };
    expect(await api.call(telephonyEndpoints.saveNote, note, await agentOf(id))).toMatchObject({ status: 201 });
    const { body: history } = await api.call(telephonyEndpoints.history, {}, await agentOf(id));
    const reopenings = history.filter(({ type }) => type === 'reopened');
    expect(reopenings).toMatchObject([{ actor: { kind: 'agent', name: 'Jordan Lee' } }]);
  });

  it('is rejected at once when the role is withdrawn, and for the customers of another partner', async () => {
    const id = await aFinishedEnrolment();
    await setRole('agent');
    expect(await reopen(id)).toMatchObject({ status: 403 });
    await setRole('supervisor', 'harbour');
    expect(await reopen(id)).toMatchObject({ status: 403 });
  });

  it('knows no role of an unknown partner', async () => {
    expect(await setRole('supervisor', 'nowhere')).toMatchObject({
      code: 1,
      errors: ['agent role: there is no brand nowhere'],
    });
  });
});
