import { randomBytes } from 'node:crypto';
import { isTelephonyHost } from '@home-move/contract';
import * as z from 'zod';
import { Clock } from '../common/clock/clock.js';
import { ENV, type Env } from '../config/env.js';
import { EnrolmentRepository } from '../modules/enrolment/enrolment.repository.js';
import { TelephonyTokenRepository } from '../modules/telephony/telephony-token.repository.js';
import { command } from './command.js';
import { requireEnrolment } from './enrolment.commands.js';
import { enrolmentId, line } from './option-schemas.js';

const hours = 8;

const inviteAgent = command({
  name: 'agent invite',
  summary: `Give an agent access to an enrolment. Its last line is the link, which works once, within ${hours} hours.`,
  changes: true,
  options: {
    enrolment: { value: '5a3d…', help: 'id of the enrolment' },
    name: { value: '"Jordan Lee"', help: 'name of the agent, as customers and notes see it' },
    origin: { value: 'https://telephony.…', help: "telephony host; by default the portal's, prefixed with telephony." },
  },
  input: z.object({
    enrolment: enrolmentId,
    name: line(60),
    origin: z
      .url({ protocol: /^https?$/ })
      .transform((text) => new URL(text))
      .refine(({ hostname }) => isTelephonyHost(hostname), 'its host name has no "telephony"')
      .transform(({ origin }) => origin)
      .optional(),
  }),
  run: async (app, { enrolment, name: agentName, origin }) => {
    const { id } = await requireEnrolment(app.get(EnrolmentRepository, { strict: false }), enrolment);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = app.get(Clock, { strict: false }).in(hours * 60 * 60 * 1000);
    await app.get(TelephonyTokenRepository, { strict: false }).add(token, { agentName, enrolmentId: id }, expiresAt);
    const host = origin ?? telephonyOrigin(app.get<Env>(ENV, { strict: false }));
    return { lines: [`Opens once, until ${expiresAt.toISOString()}:`, `${host}/?telephonyToken=${token}`], on: id };
  },
});

export const agentCommands = [inviteAgent];

/** http://localhost:4000 → http://telephony.localhost:4000 */
function telephonyOrigin({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>): string {
  const url = new URL(PUBLIC_ORIGIN);
  return isTelephonyHost(url.hostname) ? PUBLIC_ORIGIN : `${url.protocol}//telephony.${url.host}`;
}
