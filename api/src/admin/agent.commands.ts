import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { agentRoles, isTelephonyHost, type AgentRole } from '@home-move/contract';
import * as z from 'zod';
import { Clock } from '../common/clock/clock.js';
import { line } from '../common/validation/text-schemas.js';
import { ENV, type Env } from '../config/env.js';
import { type AgentAccount, AgentAccountRepository } from '../modules/agents/account/agent-account.repository.js';
import { AgentCallsService } from '../modules/agents/telephony/agent-calls.service.js';
import { TelephonyTokenRepository } from '../modules/agents/telephony/telephony-token.repository.js';
import { route } from '../modules/brands/brand/brand-place.schema.js';
import { command, type Outcome } from './command.js';
import { enrolmentOption, requireEnrolment } from './enrolment-option.js';
import { enrolmentId } from './option-schemas.js';
import { requirePartner } from './partner-key.commands.js';
import { UserError } from './user-error.js';

const hours = 8;

const brand = { value: 'oakwood', help: 'URL route of the partner' };
const existing = { value: '"Dana Cole"', help: 'name of the agent, exactly as agent list shows it' };
const roleHelp = 'a supervisor reopens finished enrolments';
const name = line(100);
const example = '--brand oakwood --name "Dana Cole"';
const agent = z.object({ brand: route, name });
const nameOfRole: Readonly<Record<AgentRole, string>> = { agent: 'an agent', supervisor: 'a supervisor' };

const addAgent = command({
  name: 'agent add',
  summary: "Add the account of a partner's agent, whom its CRM may then name. Its last line is the id.",
  changes: true,
  options: {
    brand,
    name: { value: '"Dana Cole"', help: 'name of the agent, as the CRM sends it and as history and notes show it' },
    role: { value: agentRoles.join('|'), help: `agent unless given; ${roleHelp}` },
  },
  example,
  input: agent.extend({ role: z.enum(agentRoles).default('agent') }),
  run: async (app, { brand: partner, name: of, role }, { isDryRun }) => {
    await requirePartner(app, partner);
    const isTaken = new UserError(
      `--name: ${partner} has an account of this name; agent list shows whether it is active, and agent activate restores it`,
    );
    if (isDryRun) {
      if ((await accounts(app).find({ partner, name: of })) !== null) throw isTaken;
      return { lines: [`${of} would be ${nameOfRole[role]} of ${partner}.`], on: partner };
    }
    const added = await accounts(app).add({ partner, name: of }, role);
    if (!added) throw isTaken;
    return { lines: [`${of} is ${nameOfRole[role]} of ${partner}:`, added.id], on: added.id };
  },
});

const listAgents = command({
  name: 'agent list',
  summary: "List a partner's agents: id, name, role, state.",
  changes: false,
  showsPersonalData: true,
  options: { brand },
  example: '--brand oakwood',
  input: z.object({ brand: route }),
  run: async (app, { brand: partner }) => {
    await requirePartner(app, partner);
    const all = await accounts(app).list(partner);
    const lines = all.map(({ id, name: of, role, isActive, createdAt, changedAt }) => {
      const state = isActive ? `added ${day(createdAt)}` : `deactivated ${day(changedAt)}`;
      return [id, of, role, state].join('  ');
    });
    return { lines: lines.length > 0 ? lines : [`${partner} has no agent.`], on: partner };
  },
});

const setRole = command({
  name: 'agent role',
  summary: 'Make an agent of a partner a supervisor, who reopens finished enrolments, or an agent again.',
  changes: true,
  options: { brand, name: existing, role: { value: agentRoles.join('|'), help: roleHelp } },
  example: `${example} --role supervisor`,
  input: agent.extend({ role: z.enum(agentRoles) }),
  run: async (app, { brand: partner, name: of, role }, { isDryRun }) => {
    const { id } = await requireAgent(app, partner, of);
    if (!isDryRun) await accounts(app).change({ partner, name: of }, { role });
    return outcome(id, `${of} ${isDryRun ? 'would be' : 'is'} ${nameOfRole[role]} of ${partner}.`);
  },
});

const deactivateAgent = command({
  name: 'agent deactivate',
  summary: "End an agent's access: open calls, unused links and launch codes end at once, and no new call opens.",
  changes: true,
  options: { brand, name: existing },
  example,
  input: agent,
  run: async (app, { brand: partner, name: of }, { isDryRun }) => {
    const { id } = await requireAgent(app, partner, of);
    if (isDryRun) return outcome(id, `${of} would open no calls of ${partner} any more, and open calls would end.`);
    await app.get(AgentCallsService, { strict: false }).deactivate({ partner, name: of });
    return outcome(id, `${of} opens no calls of ${partner} any more. Open calls have ended.`);
  },
});

const activateAgent = command({
  name: 'agent activate',
  summary: 'Let an agent whose account was deactivated open calls again.',
  changes: true,
  options: { brand, name: existing },
  example,
  input: agent,
  run: async (app, { brand: partner, name: of }, { isDryRun }) => {
    const { id } = await requireAgent(app, partner, of);
    if (!isDryRun) await accounts(app).change({ partner, name: of }, { isActive: true });
    return outcome(id, `${of} ${isDryRun ? 'would open' : 'opens'} calls of ${partner} again.`);
  },
});

const inviteAgent = command({
  name: 'agent invite',
  summary: `Give an agent access to an enrolment. Its last line is the link, which works once, within ${hours} hours.`,
  changes: true,
  options: {
    enrolment: enrolmentOption,
    name: { ...existing, help: "name of an active agent of the enrolment's partner, as agent list shows it" },
    origin: { value: 'https://telephony.…', help: "telephony host; by default the portal's, prefixed with telephony." },
  },
  example: '--enrolment 6b00adac151428c518637f55 --name "Jordan Lee"',
  input: z.object({
    enrolment: enrolmentId,
    name,
    origin: z
      .url({ protocol: /^https?$/ })
      .transform((text) => new URL(text))
      .refine(({ hostname }) => isTelephonyHost(hostname), 'its host name has no "telephony"')
      .transform(({ origin }) => origin)
      .optional(),
  }),
  run: async (app, { enrolment, name: agentName, origin }, { isDryRun }) => {
    const { id } = await requireEnrolment(app, enrolment);
    const account = await app.get(AgentCallsService, { strict: false }).accountFor({ enrolmentId: id, agentName });
    if (!account?.isActive) throw new UserError("--name: the enrolment's partner has no active agent of this name");
    if (isDryRun) return outcome(id, `${agentName} would get a link to enrolment ${id}, for ${hours} hours.`);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = app.get(Clock, { strict: false }).in(hours * 60 * 60 * 1000);
    const access = { agentId: account.id, agentName, enrolmentId: id };
    await app.get(TelephonyTokenRepository, { strict: false }).add(token, access, expiresAt);
    const host = origin ?? telephonyOrigin(app.get<Env>(ENV, { strict: false }));
    return outcome(id, `Opens once, until ${expiresAt.toISOString()}:`, `${host}/?telephonyToken=${token}`);
  },
});

export const agentCommands = [addAgent, listAgents, setRole, deactivateAgent, activateAgent, inviteAgent];

const accounts = (app: INestApplicationContext) => app.get(AgentAccountRepository, { strict: false });
const day = (date: Date) => date.toISOString().slice(0, 10);
const outcome = (on: string, ...lines: readonly string[]): Outcome => ({ lines, on });

/** Throws UserError unless the partner has an account of this name. */
async function requireAgent(app: INestApplicationContext, partner: string, of: string): Promise<AgentAccount> {
  await requirePartner(app, partner);
  const found = await accounts(app).find({ partner, name: of });
  if (!found) throw new UserError(`--name: ${partner} has no agent of this name; agent list shows all of them`);
  return found;
}

/** http://localhost:4000 → http://telephony.localhost:4000 */
function telephonyOrigin({ PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>): string {
  const url = new URL(PUBLIC_ORIGIN);
  return isTelephonyHost(url.hostname) ? PUBLIC_ORIGIN : `${url.protocol}//telephony.${url.host}`;
}
