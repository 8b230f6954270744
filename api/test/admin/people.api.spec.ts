import { accountEndpoints, enrolmentEndpoints, telephonyEndpoints } from '@home-move/contract';
import { aMover, clearFaults, fault } from '../journey/mover.builder.js';
import { type BootedApp, bootApp } from '../support/boot-app.js';
import { runAdminCommand } from './terminal.fixture.js';

let api: BootedApp;

beforeAll(async () => {
  api = await bootApp({ TOKEN_LIMIT_PER_MINUTE: '1000' });
});
afterEach(() => clearFaults(api));
afterAll(() => api.close());

const run = (...args: string[]) => runAdminCommand(api, args);
const token = () => api.appToken();
const outbox = async (to: string) => {
  const answer = await fetch(`${api.sandbox.origin}/outbox?to=${to}`);
  return (await answer.json()) as { subject: string; text: string }[];
};

const kim = (overrides: Record<string, string> = {}) =>
  Object.entries({
    brand: 'oakwood',
    branch: '12',
    type: 'Lettings',
    surname: 'Ferris',
    postcode: 'mk402qt',
    email: 'Kim.Ferris@example.test',
    mobile: '07700 900 555',
    ...overrides,
  }).flatMap(([name, value]) => [`--${name}`, value]);

describe('enrolment invite', () => {
  it('prepares an enrolment and prints its reference, and the onboarding link last', async () => {
    const { code, lines } = await run('enrolment', 'invite', ...kim());
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^Enrolment [0-9a-f]{24}$/),
      expect.stringMatching(/^Reference HM-[0-9A-Z]{8}$/),
      expect.stringMatching(/^http:\/\/localhost:4000\/oakwood\/12\/onboarding\/verify\/[\w-]{43}$/),
    ]);
    const body = { token: lines[2]?.split('/').at(-1) ?? '', surname: 'ferris', postcode: 'MK40 2QT' };
    const entered = await api.call(accountEndpoints.validate, { body }, { token: await token() });
    expect(entered).toMatchObject({ status: 200, body: { result: 0 } });
    const mine = await api.call(enrolmentEndpoints.mine, {}, { token: entered.body.token?.access_token ?? '' });
    expect(mine.body).toMatchObject({
      id: lines[0]?.split(' ')[1],
      reference: lines[1]?.split(' ')[1],
      enrolmentType: 'Lettings',
      partnerName: 'Oakwood Bedford',
      surname: 'Ferris',
      emailAddress: 'kim.ferris@example.test',
      contactNumber: '07700900555',
    });
  });

  it('prints a link to confirm details when the brand has no onboarding journey', async () => {
    const { lines } = await run('enrolment', 'invite', '--brand', 'meadow', '--type', 'Social', '--surname', 'Ferris');
    expect(lines.at(-1)).toMatch(/^http:\/\/localhost:4000\/meadow\/confirm-details\/[\w-]{43}$/);
  });

  it('mails the invitation with --send', async () => {
    const { code, lines } = await run('enrolment', 'invite', ...kim({ email: 'mailed@example.test' }), '--send');
    expect({ code, line: lines.at(-2) }).toEqual({ code: 0, line: 'The invitation was mailed.' });
    const [mail, ...more] = await outbox('mailed@example.test');
    expect(more).toEqual([]);
    expect(mail?.text).toContain(lines.at(-1));
  });

  it('reports an unsubscribed address, and mails nothing', async () => {
    await run('enrolment', 'invite', ...kim({ email: 'leave.me@example.test' }), '--send');
    const [mail] = await outbox('leave.me@example.test');
    const unsubscribe = /\/email\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const form = 'List-Unsubscribe=One-Click';
    expect((await api.send('POST', `/api/v1/unsubscribe/${unsubscribe}`, { body: form })).status).toBe(204);
    const { code, lines } = await run('enrolment', 'invite', ...kim({ email: 'leave.me@example.test' }), '--send');
    expect({ code, line: lines.at(-2) }).toEqual({ code: 0, line: 'Not mailed: this address has unsubscribed.' });
    expect(await outbox('leave.me@example.test')).toHaveLength(1);
  });

  it('prints the link even when the mail fails', async () => {
    await fault(api, 'email', 'down');
    const { code, lines, errors } = await run('enrolment', 'invite', ...kim({ email: 'x@example.test' }), '--send');
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^http:\/\/localhost:4000\/oakwood\/12\/onboarding\/verify\/[\w-]{43}$/);
    expect(errors).toEqual([
      'enrolment invite: not mailed, hand the link over yourself: There has been a error retrieving data from our third-party supplier. Please try again in a moment.',
    ]);
  });

  it.each([
    ['no brand', ['--type', 'Social'], '--brand is missing'],
    ['a brand that is not there', kim({ brand: 'nobody' }), 'there is no brand nobody/12'],
    ['a branch that is not there', kim({ branch: '13' }), 'there is no brand oakwood/13'],
    ['an unknown type', kim({ type: 'Friend' }), '--type: one of Direct, Lettings, Social, DoorToDoor, Telesales'],
    ['a mail without an address', ['--brand', 'oakwood', '--type', 'Social', '--send'], '--send requires --email'],
  ])('rejects %s', async (_, args, message) => {
    const before = await api.database.collection('enrolments').countDocuments();
    expect(await run('enrolment', 'invite', ...args)).toEqual({
      code: 1,
      lines: [],
      errors: [`enrolment invite: ${message}`],
    });
    expect(await api.database.collection('enrolments').countDocuments()).toBe(before);
  });

  it.each(['postcode', 'email', 'mobile'])('rejects an invalid %s', async (name) => {
    const { code, errors } = await run('enrolment', 'invite', ...kim({ [name]: 'x' }));
    expect({ code, error: errors[0] }).toEqual({
      code: 1,
      error: expect.stringMatching(new RegExp(`^enrolment invite: --${name}: \\S`)),
    });
  });
});

describe('account unlock', () => {
  async function aLockedAccount(): Promise<{ id: string; link: string }> {
    const { lines } = await run('enrolment', 'invite', ...kim());
    const link = lines.at(-1)?.split('/').at(-1) ?? '';
    const app = await token();
    for (const surname of ['One', 'Two', 'Three']) {
      const body = { token: link, surname, postcode: 'MK40 2QT' };
      await api.call(accountEndpoints.validate, { body }, { token: app });
    }
    return { id: lines[0]?.split(' ')[1] ?? '', link };
  }
  const validate = async (link: string) => {
    const body = { token: link, surname: 'Ferris', postcode: 'MK40 2QT' };
    return (await api.call(accountEndpoints.validate, { body }, { token: await token() })).body as { result: number };
  };

  it.each(['token', 'enrolment'] as const)('lets the mover in again, by --%s', async (by) => {
    const { id, link } = await aLockedAccount();
    expect((await validate(link)).result).toBe(4);
    expect(await run('account', 'unlock', `--${by}`, by === 'token' ? link : id)).toEqual({
      code: 0,
      lines: [`Enrolment ${id} is unlocked.`],
      errors: [],
    });
    expect((await validate(link)).result).toBe(0);
    expect((await run('account', 'unlock', '--enrolment', id)).lines).toEqual([`Enrolment ${id} was not locked.`]);
  });

  it.each([
    ['nothing', [], 'give --token or --enrolment'],
    ['both', ['--token', 'x', '--enrolment', 'f'.repeat(24)], 'give --token or --enrolment'],
    ['a token that nobody has', ['--token', 'x'], 'We could not find that'],
    ['one that begins as an option does', ['--token', '-x'], 'We could not find that'],
    ['an enrolment that is not there', ['--enrolment', 'f'.repeat(24)], 'We could not find that'],
    ['an id that is none', ['--enrolment', 'x'], '--enrolment: 24 hexadecimal digits'],
  ])('rejects %s', async (_, args, message) => {
    expect(await run('account', 'unlock', ...args)).toEqual({
      code: 1,
      lines: [],
      errors: [`account unlock: ${message}`],
    });
  });
});

describe('enrolment link', () => {
  it('prints a log-in link below the brand of the enrolment', async () => {
    const invited = await run(
      'enrolment',
      'invite',
      '--brand',
      'meadow',
      '--type',
      'Social',
      '--surname',
      'Evans',
      '--postcode',
      'CF10 3NP',
    );
    const id = invited.lines[0]?.split(' ')[1] ?? '';
    const { lines } = await run('enrolment', 'link', '--enrolment', id);
    expect(lines.at(-1)).toMatch(/^http:\/\/localhost:4000\/meadow\/log-in\/[\w-]{43}$/);
    const body = { token: lines.at(-1)?.split('/').at(-1) ?? '' };
    const opened = await api.call(accountEndpoints.logInLink, { body }, { token: await api.appToken() });
    expect(opened).toMatchObject({
      status: 200,
      body: { result: 0, confirmToken: expect.stringMatching(/^[\w-]{43}$/) },
    });
  });

  it('rejects an unknown enrolment', async () => {
    const { code, errors } = await run('enrolment', 'link', '--enrolment', 'f'.repeat(24));
    expect({ code, errors }).toEqual({
      code: 1,
      errors: ['enrolment link: there is no enrolment ffffffffffffffffffffffff'],
    });
  });
});

describe('agent invite', () => {
  it('prints a link that logs the agent in once, within eight hours', async () => {
    const { id } = await aMover(api);
    await run('agent', 'add', '--brand', 'default', '--name', 'Alex Grant');
    const args = ['agent', 'invite', '--enrolment', id, '--name', 'Alex Grant'];
    const { lines } = await run(...args);
    expect(lines.at(-1)).toMatch(/^http:\/\/telephony\.localhost:4000\/\?telephonyToken=[\w-]{43}$/);
    const logIn = async (link = '') =>
      api.call(
        telephonyEndpoints.login,
        { body: { token: link.split('=')[1] ?? '' } },
        { token: await api.appToken() },
      );
    expect(await logIn(lines.at(-1))).toMatchObject({
      status: 200,
      body: { agentName: 'Alex Grant', enrolmentId: id },
    });
    expect((await logIn(lines.at(-1))).status).toBe(401);
    const expiredLink = (await run(...args)).lines.at(-1);
    api.clock.advance({ minutes: 8 * 60 + 1 });
    expect((await logIn(expiredLink)).status).toBe(401);
  });

  it('uses the telephony host of --origin', async () => {
    const { id } = await aMover(api);
    const args = ['agent', 'invite', '--enrolment', id, '--name', 'Jordan Lee', '--origin'];
    expect((await run(...args, 'https://telephony.home-move.example/x')).lines.at(-1)).toMatch(
      /^https:\/\/telephony\.home-move\.example\/\?telephonyToken=/,
    );
    expect((await run(...args, 'https://www.home-move.example')).errors).toEqual([
      'agent invite: --origin: its host name has no "telephony"',
    ]);
  });

  it('rejects an unknown enrolment', async () => {
    const { code, errors } = await run('agent', 'invite', '--enrolment', 'f'.repeat(24), '--name', 'Jordan Lee');
    expect({ code, errors }).toEqual({
      code: 1,
      errors: ['agent invite: there is no enrolment ffffffffffffffffffffffff'],
    });
  });
});
