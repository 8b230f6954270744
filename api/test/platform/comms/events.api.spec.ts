import { commsEndpoints, type CommEvent } from '@home-move/contract';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { itRequiresAuthentication } from '../../support/shared-specs.js';
import { createInviter, invitedEnrolment, invitedLink, lastSegment } from './invitation.fixture.js';

let api: BootedApp;
let inviter: Awaited<ReturnType<typeof createInviter>>;
let sent: CommEvent;

beforeAll(async () => {
  api = await bootApp();
  inviter = await createInviter(api);
});
beforeEach(async () => {
  await inviter.invite('opens@example.test');
  const { searchParams } = await inviter.mainLink('opens@example.test');
  sent = {
    token: lastSegment(new URL(invitedLink)),
    commChannel: 'email',
    commType: 'invitation',
    enrolmentId: invitedEnrolment,
    distributionToken: searchParams.get('distributionToken') ?? '',
  };
});
afterAll(() => api.close());

const create = async (body: CommEvent) =>
  api.call(commsEndpoints.createEvent, { body }, { token: await api.appToken() });
const stored = () => api.database.collection('distributions').find().sort({ sentAt: -1 }).toArray();

describe('POST /comms/events/create', () => {
  it('records when the link of a message was first opened [COMMS-07]', async () => {
    api.clock.at('2026-11-20T10:00:00.000Z');
    expect(await create(sent)).toMatchObject({ status: 204, text: '' });
    api.clock.at('2026-11-20T10:05:00.000Z');
    expect((await create(sent)).status).toBe(204);
    const opened = (await stored()).filter(({ openedAt }) => openedAt !== null);
    expect(opened).toEqual([
      {
        _id: expect.stringMatching(/^[\w-]{43}$/) as string,
        linkHash: expect.stringMatching(/^[\w-]{43}$/) as string,
        commType: 'invitation',
        enrolmentId: invitedEnrolment,
        sentAt: expect.any(Date) as Date,
        openedAt: new Date('2026-11-20T10:00:00.000Z'),
        expiresAt: expect.any(Date) as Date,
      },
    ]);
    expect(JSON.stringify(opened)).not.toContain(sent.token);
    expect(JSON.stringify(opened)).not.toContain(sent.distributionToken);
  });

  it.each([
    ['a distribution token that nobody issued', { distributionToken: 'D'.repeat(43) }],
    ['the link of something else', { token: 'token-of-another' }],
    ['another enrolment', { enrolmentId: 'b'.repeat(24) }],
    ['another kind of message', { commType: 'continue' as const }],
    ['a message that has no link', { commType: 'login-code' as const }],
    ['another channel', { commChannel: 'sms' as const }],
  ])('rejects %s, and records nothing', async (_, other) => {
    const before = await stored();
    expect(await create({ ...sent, ...other })).toMatchObject({ status: 404, body: { code: 'INVALID_LINK' } });
    expect(await stored()).toEqual(before);
  });

  it('accepts continue and password reset links', async () => {
    const { messages, brand, mainLink } = inviter;
    const to = { contact: 'more@example.test', brand, enrolmentId: invitedEnrolment, isProven: false };
    for (const [send, commType] of [
      ['sendContinueLink', 'continue'],
      ['sendPasswordReset', 'password-reset'],
    ] as const) {
      await messages[send](to, 'http://localhost:4000/oakwood/page/some-token');
      const { searchParams } = await mainLink(to.contact);
      const distributionToken = searchParams.get('distributionToken') ?? '';
      const event = { ...sent, token: 'some-token', commType, distributionToken };
      expect((await create(event)).status).toBe(204);
    }
  });

  itRequiresAuthentication(() => api, commsEndpoints.createEvent, {
    body: {
      token: 't',
      commChannel: 'email',
      commType: 'continue',
      enrolmentId: 'a'.repeat(24),
      distributionToken: 'd',
    },
  });

  it('rejects an invalid body', async () => {
    const token = await api.appToken();
    expect(
      await api.send('POST', '/api/v1/comms/events/create', { token, body: { commType: 'advert' } }),
    ).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { token: 'Mandatory', commType: 'Invalid', enrolmentId: 'Mandatory' } },
    });
  });
});
