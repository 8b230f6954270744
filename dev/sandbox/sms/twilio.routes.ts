import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Now } from '../clock/clock.js';
import type { Outbox } from '../outbox/outbox.js';
import { type Provider, SANDBOX_KEY, VendorError } from '../server/provider.js';
import { britishMobile } from './british-mobile.js';

interface MessageForm {
  To?: string;
  From?: string;
  Body?: string;
}

/** The account of the sandbox. */
export const TWILIO_ACCOUNT = `AC${'0'.repeat(32)}`;

const CREDENTIAL = `Basic ${Buffer.from(`${TWILIO_ACCOUNT}:${SANDBOX_KEY}`).toString('base64')}`;

const errorBody = (status: number, code: number, message: string) => ({
  code,
  message,
  more_info: `https://www.twilio.com/docs/errors/${code}`,
  status,
});

/** Twilio's account and Messages resources, as far as the API calls them. */
export const twilio = (now: Now, outbox: Outbox): Provider => ({
  name: 'sms',
  prefix: '/twilio',
  isAuthenticated: ({ headers }) => headers.authorization === CREDENTIAL,
  unauthenticated: errorBody(401, 20003, 'Authenticate'),
  internal: errorBody(500, 20500, 'Internal Server Error'),
  routes(app: FastifyInstance) {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const account = `/2010-04-01/Accounts/${TWILIO_ACCOUNT}`;
    const config = { refused: new VendorError(400, errorBody(400, 21614, "'To' number is not a valid mobile number")) };
    app.get(`${account}.json`, () => ({ sid: TWILIO_ACCOUNT, friendly_name: 'Home Move', status: 'active' }));
    let accepted = 0;
    app.post<{ Body: MessageForm }>(`${account}/Messages.json`, { config }, ({ body }, reply) => {
      const { to, from, text } = messageOf(body);
      const sentAt = now();
      accepted += 1;
      outbox.add({ channel: 'sms', from, to, subject: '', text, sentAt: sentAt.toISOString() });
      const digest = createHash('md5').update(`${accepted} ${to}`).digest('hex');
      return reply.status(201).send({
        sid: `SM${digest}`,
        account_sid: TWILIO_ACCOUNT,
        to,
        from,
        body: text,
        status: 'queued',
        date_created: sentAt.toUTCString(),
        error_code: null,
        error_message: null,
      });
    });
  },
});

function messageOf({ To = '', From = '', Body = '' }: MessageForm) {
  const to = britishMobile(To);
  if (!to) throw new VendorError(400, errorBody(400, 21211, "Invalid 'To' Phone Number"));
  if (From === '') throw new VendorError(400, errorBody(400, 21603, "A 'From' phone number is required"));
  if (Body === '') throw new VendorError(400, errorBody(400, 21602, 'Message body is required'));
  return { to, from: From, text: Body };
}
