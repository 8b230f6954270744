import { BrandService } from '../../src/modules/brands/brand/brand.service.js';
import { Messages } from '../../src/modules/platform/messages/messages.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp();
});
afterAll(() => api.close());

const run = (...args: string[]) => runAdminCommand(api, ['brand', ...args]);

/** Sends a code to both contacts in the name of a brand. Returns the senders that arrive, the text message first. */
async function sendersOf(urlRoute: string, branch: number | null = null) {
  const brand = await api.app.get(BrandService).find(urlRoute, branch);
  if (!brand) throw new Error('no brand');
  await fetch(`${api.sandbox.origin}/outbox`, { method: 'DELETE' });
  const messages = api.app.get(Messages);
  await messages.sendCode(
    { channel: 'email', contact: 'sam@example.test', brand, enrolmentId: null, isProven: true },
    '048213',
  );
  await messages.sendCode(
    { channel: 'sms', contact: '07700900101', brand, enrolmentId: null, isProven: true },
    '048213',
  );
  const sent = (await (await fetch(`${api.sandbox.origin}/outbox`)).json()) as { from: string; replyTo?: string }[];
  return sent.map(({ from, replyTo }) => ({ from, ...(replyTo !== undefined && { replyTo }) }));
}

const senders = [
  ['--mail-from', 'moving@meadow.example.test'],
  ['--mail-name', 'Meadow Moving Team'],
  ['--reply-to', 'help@meadow.example.test'],
  ['--sms-sender', '+447700900999'],
].flat();

describe('the senders of a brand', () => {
  it('are the senders of the platform unless the brand has others', async () => {
    expect(await sendersOf('meadow')).toEqual([
      { from: 'HomeMove' },
      { from: 'Meadow Homes <moving@home-move.example.test>' },
    ]);
  });

  it('are used by its messages, shown by brand show, and inherited by a new branch', async () => {
    expect((await run('change', '--route', 'meadow', ...senders)).code).toBe(0);
    const own = [
      { from: '+447700900999' },
      { from: 'Meadow Moving Team <moving@meadow.example.test>', replyTo: 'help@meadow.example.test' },
    ];
    expect(await sendersOf('meadow')).toEqual(own);
    const { lines } = await run('show', '--route', 'meadow');
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(
      expect.arrayContaining([
        ['mail-from', 'moving@meadow.example.test'],
        ['mail-name', 'Meadow Moving Team'],
        ['reply-to', 'help@meadow.example.test'],
        ['sms-sender', '+447700900999'],
      ]),
    );
    const branch = ['--route', 'meadow', '--level', 'branch', '--branch', '3', '--id', '303', '--name', 'Meadow Leeds'];
    await run('add', ...branch);
    expect(await sendersOf('meadow', 3)).toEqual(own);
  });

  it('are not part of the branding that browsers read', async () => {
    await run(
      'change',
      '--route',
      'oakwood',
      '--mail-name',
      'Hidden Team',
      '--reply-to',
      'hidden@oakwood.example.test',
    );
    const { text } = await api.send('GET', '/api/v1/branding/oakwood', { token: await api.appToken() });
    expect(text).toContain('Oakwood Lettings');
    expect(text).not.toMatch(/Hidden Team|hidden@/);
  });

  it('default to the senders of the platform for a brand that an earlier version stored', async () => {
    await api.database
      .collection('brands')
      .updateOne({ urlRoute: 'harbour' }, { $unset: { mailName: '', replyTo: '' } });
    expect(await sendersOf('harbour')).toEqual([
      { from: 'HomeMove' },
      { from: 'Harbour Homes <moving@home-move.example.test>' },
    ]);
    expect((await run('show', '--route', 'harbour')).lines.join('\n')).toMatch(/^reply-to +none$/m);
  });
});
