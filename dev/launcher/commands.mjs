import { admin } from './admin.mjs';
import { build } from './build.mjs';
import { demoReset } from './demo-reset.mjs';
import { UserError } from './user-error.mjs';
import { mailPreview } from './mail-preview.mjs';
import { start } from './start.mjs';
import { test } from './test.mjs';

const COMMANDS = { start, build, test, admin, 'demo-reset': demoReset, 'mail-preview': mailPreview };

/** Runs one subcommand; whatever a person can mend ends as one line and exit code 1. */
export async function runCommand([name = '', ...words]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(`Usage: node dev/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
    process.exit(1);
  }
  try {
    await command(words);
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
