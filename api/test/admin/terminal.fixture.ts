import { runAdmin } from '../../src/admin/admin.js';
import type { BootedApp } from '../support/boot-app.js';

export interface Printed {
  readonly code: 0 | 1;
  readonly lines: readonly string[];
  readonly complaints: readonly string[];
}

/** Runs `npm run admin -- …words` on the database of a booted application, by its clock. */
export async function runAdminCommand(
  api: BootedApp,
  words: readonly string[],
  overrides: Readonly<Record<string, string>> = {},
): Promise<Printed> {
  const lines: string[] = [];
  const complaints: string[] = [];
  const code = await runAdmin(words, {
    env: { ...api.environment, ...overrides },
    clock: api.clock,
    print: (line) => void lines.push(line),
    printError: (line) => void complaints.push(line),
  });
  return { code, lines, complaints };
}
