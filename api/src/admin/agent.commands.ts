import { randomBytes } from 'node:crypto';
import { agentRoles, brandLevel, isTelephonyHost } from '@home-move/contract';
import * as z from 'zod';
import { Clock } from '../common/clock/clock.js';
import { line } from '../common/validation/text-schemas.js';
import { ENV, type Env } from '../config/env.js';
import { AgentRolesService } from '../modules/agents/panel/agent-roles.service.js';
import { route } from '../modules/brands/brand/brand-place.schema.js';
import { BrandService } from '../modules/brands/brand/brand.service.js';
import { EnrolmentRepository } from '../modules/move/enrolment/enrolment.repository.js';
import { TelephonyTokenRepository } from '../modules/agents/telephony/telephony-token.repository.js';
import { command } from './command.js';
import { requireEnrolment } from './enrolment.commands.js';
import { enrolmentId } from './option-schemas.js';
import { UserError } from './user-error.js';

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

const setRole = command({
  name: 'agent role',
  summary: 'Make an agent of a partner a supervisor, who reopens finished enrolments, or an agent again.',
  changes: true,
  options: {
    brand: { value: 'oakwood', help: 'URL route of the partner' },
    name: { value: '"Dana Cole"', help: 'name of the agent, exactly as history and notes show it' },
    role: { value: 'supervisor', help: agentRoles.join(' or ') },
  },
  input: z.object({ brand: route, name: line(100), role: z.enum(agentRoles) }),
  run: async (app, { brand, name: agentName, role }) => {
    const found = await app.get(BrandService, { strict: false }).find(brand);
    if (found?.level !== brandLevel.partner) throw new UserError(`--brand: there is no partner ${brand}`);
    await app.get(AgentRolesService, { strict: false }).set(brand, agentName, role);
    return { lines: [`${agentName} is ${role === 'agent' ? 'an agent' : 'a supervisor'} of ${brand}.`], on: brand };
  },
});

export const agentCommands = [inviteAgent, setRole];

/** http://localhost:4000 → http://telephony.localhost:4000 */
function telephonyOrigin({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>): string {
  const url = new URL(PUBLIC_ORIGIN);
  return isTelephonyHost(url.hostname) ? PUBLIC_ORIGIN : `${url.protocol}//telephony.${url.host}`;
}
