import { accountCommands } from './account.commands.js';
import { affiliateCommands } from './affiliate.commands.js';
import { agentCommands } from './agent.commands.js';
import { backupCommands } from './backup.commands.js';
import { brandCommands } from './brand.commands.js';
import type { Command } from './command.js';
import { consentCommands } from './consent.commands.js';
import { customerCommands } from './customer.commands.js';
import { databaseCommands } from './database.commands.js';
import { enrolmentCommands } from './enrolment.commands.js';
import { jobCommands } from './job.commands.js';
import { keysCommands } from './keys.commands.js';
import { mailCommands } from './mail.commands.js';
import { partnerKeyCommands } from './partner-key.commands.js';
import { scriptCommands } from './script.commands.js';
import { webhookCommands } from './webhook.commands.js';

/** All commands, in the order of the help text. */
export const commands: readonly Command[] = [
  ...brandCommands,
  ...affiliateCommands,
  ...customerCommands,
  ...enrolmentCommands,
  ...accountCommands,
  ...consentCommands,
  ...mailCommands,
  ...partnerKeyCommands,
  ...webhookCommands,
  ...agentCommands,
  ...scriptCommands,
  ...jobCommands,
  ...keysCommands,
  ...databaseCommands,
  ...backupCommands,
];
