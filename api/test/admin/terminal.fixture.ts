import { runAdmin } from '../../src/admin/admin.js';
import type { BootedApp } from '../support/boot-app.js';

export interface Printed {
  readonly code: 0 | 1;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

/** Runs `npm run admin -- …args` in the environment and with the clock of a booted application. */
export async function runAdminCommand(
  api: Pick<BootedApp, 'environment' | 'clock'>,
  args: readonly string[],
  overrides: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runAdmin(args, {
    env: { ...api.environment, ...overrides },
    clock: api.clock,
    print: (line) => void lines.push(line),
    printError: (line) => void errors.push(line),
  });
  return { code, lines, errors };
}
