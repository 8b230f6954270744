import { type BootedApp, bootApp } from '../support/boot-app.js';
import { aMover } from '../journey/mover.builder.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
  api.clock.at('2026-11-20T10:00:00Z');
});
afterAll(() => api.close());

const run = (verb: string, ...args: readonly string[]) => runAdminCommand(api, ['agent', verb, ...args]);
const dana = ['--brand', 'oakwood', '--name', 'Dana Cole'] as const;
const audited = async () => {
  const entries = await api.database.collection('admin_audit').find({}).sort({ at: 1, _id: 1 }).toArray();
  return entries.map(({ action, on }) => [action, on] as const);
};

describe('the account of an agent', () => {
  it('is added, listed, changed and deactivated by name, and audited by id', async () => {
    const added = await run('add', ...dana);
    expect(added).toMatchObject({ code: 0, lines: ['Dana Cole is an agent of oakwood:', expect.any(String)] });
    const id = added.lines.at(-1) ?? '';
    const listed = async () => {
      const { lines } = await run('list', '--brand', 'oakwood');
      return lines.filter((line) => line.includes('Dana Cole'));
    };
    expect(await listed()).toEqual([`${id}  Dana Cole  agent  added 2026-11-20`]);
    expect((await run('role', ...dana, '--role', 'supervisor')).lines).toEqual([
      'Dana Cole is a supervisor of oakwood.',
    ]);
    api.clock.advance({ days: 1 });
    expect((await run('deactivate', ...dana)).lines).toEqual([
      'Dana Cole opens no calls of oakwood any more. Open calls have ended.',
    ]);
    expect(await listed()).toEqual([`${id}  Dana Cole  supervisor  deactivated 2026-11-21`]);
    expect((await run('activate', ...dana)).lines).toEqual(['Dana Cole opens calls of oakwood again.']);
    expect(await listed()).toEqual([`${id}  Dana Cole  supervisor  added 2026-11-20`]);
    expect(await audited()).toEqual([
      ['agent add', id],
      ['agent list', 'oakwood'],
      ['agent role', id],
      ['agent deactivate', id],
      ['agent list', 'oakwood'],
      ['agent activate', id],
      ['agent list', 'oakwood'],
    ]);
    expect(JSON.stringify(await api.database.collection('admin_audit').find({}).toArray())).not.toContain('Dana');
  });

  it('is the only one of its name with a partner, and another partner may have that name too', async () => {
    expect(await run('add', ...dana)).toMatchObject({
      code: 1,
      errors: [
        'agent add: --name: oakwood has an account of this name; agent list shows whether it is active, and agent activate restores it',
      ],
    });
    expect(await run('add', '--brand', 'harbour', '--name', 'Dana Cole')).toMatchObject({ code: 0 });
  });

  it.each([
    ['a sub-partner', 'oakwood-students', '--brand: name the partner, not a sub-partner of it'],
    ['an unknown partner', 'nowhere', 'there is no brand nowhere'],
  ])('is not added for %s', async (_, brand, message) => {
    expect(await run('add', '--brand', brand, '--name', 'Dana Cole')).toMatchObject({
      code: 1,
      errors: [`agent add: ${message}`],
    });
  });

  it.each(['role', 'deactivate', 'activate'])('has to exist for agent %s', async (verb) => {
    const role = verb === 'role' ? ['--role', 'agent'] : [];
    expect(await run(verb, '--brand', 'meadow', '--name', 'Dana Cole', ...role)).toMatchObject({
      code: 1,
      errors: [`agent ${verb}: --name: meadow has no agent of this name; agent list shows all of them`],
    });
  });
});

describe('agent invite', () => {
  it('is rejected for an agent of another partner, and for a deactivated one', async () => {
    const { id } = await aMover(api);
    const rejected = {
      code: 1,
      errors: ["agent invite: --name: the enrolment's partner has no active agent of this name"],
    };
    expect(await run('invite', '--enrolment', id, '--name', 'Dana Cole')).toMatchObject(rejected);
    await run('deactivate', '--brand', 'default', '--name', 'Priya Shah');
    expect(await run('invite', '--enrolment', id, '--name', 'Priya Shah')).toMatchObject(rejected);
  });
});
