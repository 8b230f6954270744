import { accessibility } from './accessibility.mjs';
import { admin } from './admin.mjs';
import { build } from './build.mjs';
import { checkSparse } from './check-sparse.mjs';
import { checkUpgrade } from './check-upgrade.mjs';
import { demoReset } from './demo-reset.mjs';
import { mailPreview } from './mail-preview.mjs';
import { providerCheck } from './provider-check.mjs';
import { start } from './start.mjs';
import { test } from './test.mjs';
import { printable } from './user-error.mjs';

const COMMANDS = {
  start,
  build,
  test,
  accessibility,
  admin,
  'check-sparse': checkSparse,
  'check-upgrade': checkUpgrade,
  'demo-reset': demoReset,
  'mail-preview': mailPreview,
  'provider-check': providerCheck,
};

/** Runs one subcommand. A failure ends the process with exit code 1. */
export async function runCommand([name = '', ...args]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    console.error(`Usage: node dev/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
    process.exit(1);
  }
  try {
    await command(args);
  } catch (error) {
    console.error(printable(error));
    process.exit(1);
  }
}
