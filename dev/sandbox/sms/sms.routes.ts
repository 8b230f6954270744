import type { FastifyError, FastifyInstance } from 'fastify';
import type { Now } from '../clock/clock.js';
import type { Outbox } from '../outbox/outbox.js';
import { type Provider, VendorError } from '../server/provider.js';
import { referenceFor } from '../server/seeded-values.js';
import { britishMobile } from './british-mobile.js';

interface MessageBody {
  to: string;
  from: string;
  body: string;
}

const MAX_TEXT_LENGTH = 1600;
const SINGLE_SEGMENT = 160;
const MULTI_SEGMENT = 153;

const MESSAGE_BODY = {
  type: 'object',
  required: ['to', 'from', 'body'],
  properties: {
    to: { type: 'string', maxLength: 30 },
    // A name of at most 11 characters, or a number.
    from: { type: 'string', pattern: '^([A-Za-z0-9]{1,11}|\\+[0-9]{7,15})$' },
    body: { type: 'string', minLength: 1, maxLength: MAX_TEXT_LENGTH },
  },
};

const errorBody = (error_code: number, message: string) => ({ error_code, message });

export const sms = (now: Now, outbox: Outbox): Provider => ({
  name: 'sms',
  prefix: '/sms',
  unauthenticated: errorBody(20003, 'Authentication error'),
  internal: errorBody(20500, 'Internal server error'),
  invalid: (error: FastifyError) => new VendorError(400, errorBody(21600, error.message)),
  routes(app: FastifyInstance) {
    let accepted = 0;
    const config = { refused: new VendorError(400, errorBody(21614, "The 'to' number cannot receive messages")) };
    app.get('/v1/status', () => ({ status: 'active' }));
    app.post<{ Body: MessageBody }>('/v1/messages', { schema: { body: MESSAGE_BODY }, config }, ({ body }, reply) => {
      const to = mobileNumber(body.to);
      const date_created = now().toISOString();
      accepted += 1;
      outbox.add({ channel: 'sms', from: body.from, to, subject: '', text: body.body, sentAt: date_created });
      return reply.status(201).send({
        sid: `SM-${referenceFor('sms', String(accepted), to)}`,
        status: 'queued',
        to,
        from: body.from,
        num_segments: String(segmentsOf(body.body)),
        date_created,
      });
    });
  },
});

/** A British mobile number as +447…; throws for any other, because the account covers only Great Britain. */
function mobileNumber(input: string): string {
  const number = britishMobile(input);
  if (!number) throw new VendorError(400, errorBody(21211, "The 'to' number is not a mobile number"));
  return number;
}

function segmentsOf(text: string): number {
  return text.length <= SINGLE_SEGMENT ? 1 : Math.ceil(text.length / MULTI_SEGMENT);
}
