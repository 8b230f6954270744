import type { AgentRole } from '@home-move/contract';
import {
  type AgentAccount,
  AgentAccountRepository,
} from '../../src/modules/agents/account/agent-account.repository.js';
import type { BootedApp } from '../support/boot-app.js';

const accountsOf = (api: BootedApp) => api.app.get(AgentAccountRepository, { strict: false });

/** Adds an active account to a partner: the hosted brand, unless another is given. */
export async function addAgent(api: BootedApp, name: string, partner = 'default'): Promise<AgentAccount> {
  const added = await accountsOf(api).add({ partner, name }, 'agent');
  if (!added) throw new Error(`${partner} has an account of this name`);
  return added;
}

/** Gives the demo's agent a role with each of these partners. */
export async function setRoleOfJordan(api: BootedApp, role: AgentRole, ...partners: readonly string[]): Promise<void> {
  for (const partner of partners) await accountsOf(api).change({ partner, name: 'Jordan Lee' }, { role });
}
