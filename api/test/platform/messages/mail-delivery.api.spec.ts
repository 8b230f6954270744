import type { Brand } from '../../../src/modules/brands/brand/brands.data.js';
import { withRequestId } from '../../../src/common/logging/request-id.js';
import { BrandService } from '../../../src/modules/brands/brand/brand.service.js';
import { JobsService } from '../../../src/modules/platform/jobs/jobs.service.js';
import { Messages } from '../../../src/modules/platform/messages/messages.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';
import { manualJobsWorker } from '../jobs/jobs-worker.fixture.js';
import { startMailServer, type MailServer } from './mail-server.fixture.js';

let server: MailServer;
let api: BootedApp;
let messages: Messages;
let brands: Readonly<Record<'oakwood' | 'meadow', Brand>>;

beforeAll(async () => {
  server = await startMailServer();
  api = await bootApp({ SMTP_URL: server.url, PUBLIC_ORIGIN: 'https://portal.example.test' });
  messages = api.app.get(Messages);
  const [oakwood, meadow] = await Promise.all(
    ['oakwood', 'meadow'].map((name) => api.app.get(BrandService).find(name)),
  );
  if (!oakwood || !meadow) throw new Error('the demo lacks its brands');
  brands = { oakwood, meadow };
});
beforeEach(() => {
  server.mails.length = 0;
  server.afterMail = 'take';
});
afterAll(async () => {
  await api.close();
  await server.close();
});

const enrolmentId = 'aaaaaaaaaaaaaaaaaaaaaaaa';
const sendCode = (brand: Brand) =>
  messages.sendCode(
    { channel: 'email', contact: 'sam@example.test', brand, enrolmentId: null, isProven: true },
    '048213',
  );
const onlyMail = () => {
  expect(server.mails).toHaveLength(1);
  const [raw = ''] = server.mails;
  const end = raw.indexOf('\r\n\r\n');
  return { head: raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' '), body: raw.slice(end).replaceAll(/=\r\n/g, '') };
};

describe('a delivered mail', () => {
  it('has the brand as sender name, a message id, a date and the auto-generated header', async () => {
    await sendCode(brands.oakwood);
    const { head } = onlyMail();
    expect(head).toContain('From: Oakwood Lettings <moving@home-move.example.test>');
    expect(head).toContain('To: sam@example.test');
    expect(head).toContain('Subject: 048213 is your Oakwood Lettings code');
    expect(head).toContain('Auto-Submitted: auto-generated');
    expect(head).toMatch(/^Message-ID: <\S+@home-move\.example\.test>$/im);
    expect(head).toMatch(/^Date: \w{3}, \d{2} \w{3} \d{4} /m);
    expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  });

  it('carries the id of the request that sends it', async () => {
    await withRequestId('request-1', () => sendCode(brands.oakwood));
    expect(onlyMail().head).toMatch(/^X-Request-Id: request-1$/im);
  });

  it('carries the id of the job that sends it', async () => {
    const jobs = api.app.get(JobsService, { strict: false });
    const worker = await manualJobsWorker(api);
    jobs.handle('mail', () => sendCode(brands.oakwood));
    await jobs.schedule({ kind: 'mail', key: 'mail', runAt: api.clock.now(), data: {} });
    await worker.runDue();
    const job = await api.database.collection('jobs').findOne({ key: 'mail' });
    expect(onlyMail().head).toMatch(new RegExp(`^X-Request-Id: ${job?._id.toString()}$`, 'im'));
  });

  it('comes from the address of a brand that has one', async () => {
    await sendCode({ ...brands.oakwood, mailFrom: 'moving@oakwood.example.test' });
    expect(onlyMail().head).toContain('From: Oakwood Lettings <moving@oakwood.example.test>');
  });

  it('has the sender name and the address for replies of a brand that has them', async () => {
    await sendCode({ ...brands.oakwood, mailName: 'Zoë, “Oakwood”', replyTo: 'help@oakwood.example.test' });
    const { head } = onlyMail();
    expect(head).toContain('Reply-To: help@oakwood.example.test');
    expect(head).toMatch(/^From: =\?UTF-8\?\S+ <moving@home-move\.example\.test>$/m);
  });

  it('has no address for replies unless its brand has one', async () => {
    await sendCode(brands.oakwood);
    expect(onlyMail().head).not.toMatch(/^Reply-To:/im);
  });

  it.each([
    ['oakwood', 'Oakwood Lettings', '#741d2c', '#eda7ad'],
    ['meadow', 'Meadow Homes', '#26722c', '#94d885'],
  ] as const)(
    'has a text part and an HTML part in the colours of %s',
    async (name, expectedText, accent, darkAccent) => {
      await sendCode(brands[name]);
      const { body } = onlyMail();
      const [text = '', html = ''] = body.split('Content-Type: text/html');
      expect(text).toContain('Content-Type: text/plain; charset=utf-8');
      expect(text).toContain('048213');
      expect(html).toContain(`${expectedText}</td>`);
      expect(html).toContain(`background:${accent}`);
      expect(html).toContain(`background:${darkAccent}`);
    },
  );

  it.each(['sendCode', 'sendPasswordReset', 'sendContinueLink', 'sendPhoneLink', 'sendConsent'] as const)(
    'of %s has no unsubscribe link, because movers depend on it',
    async (send) => {
      const to = {
        channel: 'email',
        contact: 'sam@example.test',
        brand: brands.oakwood,
        enrolmentId,
        isProven: true,
      } as const;
      if (send === 'sendCode') await sendCode(brands.oakwood);
      else if (send === 'sendConsent') await messages.sendConsent(to, 'order', '2026-11-20');
      else await messages[send](to, 'https://portal.example.test/x/t');
      expect(onlyMail().head).not.toMatch(/List-Unsubscribe/i);
    },
  );

  it('supports one-click unsubscribing in an invitation', async () => {
    const to = { contact: 'sam@example.test', brand: brands.oakwood, enrolmentId, isProven: true };
    await expect(messages.sendInvitation(to, 'https://portal.example.test/oakwood/x/t')).resolves.toBe('sent');
    const { head, body } = onlyMail();
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/portal\.example\.test\/api\/v1\/unsubscribe\/[\w-]{43}>$/m);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(body).toContain('https://portal.example.test/oakwood/email/unsubscribe/');
  });
});

it.each(['sam@example.test,b.example', 'sam@example.test;b.example'])(
  'a mail to %s does not go to the mailbox before the separator',
  async (contact) => {
    const to = { channel: 'email', contact, brand: brands.oakwood, enrolmentId: null, isProven: true } as const;
    await messages.sendCode(to, '048213');
    expect(onlyMail().head).toContain(`To: <${contact}>`);
  },
);

it('a mail that the server may have accepted is not sent again', async () => {
  server.afterMail = 'break off';
  await expect(sendCode(brands.oakwood)).rejects.toMatchObject({ code: 'THIRD_PARTY' });
  expect(server.mails).toHaveLength(1);
});

it('mails share a connection, which closes with the application', async () => {
  const ownServer = await startMailServer();
  const other = await api.another({ SMTP_URL: ownServer.url });
  const to = {
    channel: 'email',
    contact: 'sam@example.test',
    brand: brands.oakwood,
    enrolmentId: null,
    isProven: true,
  } as const;
  for (const code of ['111111', '222222', '333333']) await other.app.get(Messages).sendCode(to, code);
  expect(ownServer.connections()).toBe(1);
  await other.close();
  await ownServer.hungUp();
  await ownServer.close();
});
