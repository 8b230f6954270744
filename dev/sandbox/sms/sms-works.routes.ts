import type { FastifyError, FastifyInstance } from 'fastify';
import type { Now } from '../clock/clock.js';
import type { Outbox } from '../outbox/outbox.js';
import { type Provider, SANDBOX_KEY, VendorError } from '../server/provider.js';
import { britishMobile } from './british-mobile.js';

interface MessageBody {
  sender: string;
  destination: string;
  content: string;
}

const MESSAGE_BODY = {
  type: 'object',
  required: ['sender', 'destination', 'content'],
  properties: {
    // A name of at most 11 characters, or a number of at most 15 digits.
    sender: { type: 'string', pattern: '^([A-Za-z0-9]{1,11}|[0-9]{1,15})$' },
    destination: { type: 'string', maxLength: 30 },
    content: { type: 'string', minLength: 1, maxLength: 1280 },
  },
};

/** `errorCode` is invented: the vendor documents the field, not its values. */
const errorBody = (errorCode: number, message: string) => ({ message, errorCode, permanent: true, status: 'REJECTED' });

/** The SMS Works, as far as the API calls it. */
export const smsWorks = (now: Now, outbox: Outbox): Provider => ({
  name: 'sms',
  prefix: '/sms-works',
  isAuthenticated: ({ headers }) => headers.authorization === `JWT ${SANDBOX_KEY}`,
  unauthenticated: { message: 'Unauthorized' },
  internal: { message: 'Internal server error' },
  invalid: (error: FastifyError) => new VendorError(400, errorBody(1, error.message)),
  routes(app: FastifyInstance) {
    const config = { refused: new VendorError(400, errorBody(2, 'The destination cannot receive messages')) };
    app.get('/v1/utils/test', () => ({ message: 'sandbox-customer' }));
    let accepted = 0;
    app.post<{ Body: MessageBody }>(
      '/v1/message/send',
      { schema: { body: MESSAGE_BODY }, config },
      ({ body }, reply) => {
        const to = britishMobile(body.destination);
        if (!to) throw new VendorError(400, errorBody(3, 'Invalid destination'));
        accepted += 1;
        outbox.add({
          channel: 'sms',
          from: body.sender,
          to,
          subject: '',
          text: body.content,
          sentAt: now().toISOString(),
        });
        return reply.status(201).send({ messageid: String(accepted), status: 'SENT', credits: 100, creditsUsed: 1 });
      },
    );
  },
});
