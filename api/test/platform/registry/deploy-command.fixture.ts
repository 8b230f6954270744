import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';

const script = join(__dirname, '../../../../deploy/deploy.mjs');

/** How a run of the command ended. */
export interface EndedCommand {
  readonly code: number;
  readonly output: string;
  readonly errorOutput: string;
}

interface Run {
  /** The folder of the remote. */
  readonly folder: string;
  readonly env?: Record<string, string>;
  readonly onStart?: (child: ChildProcess) => void;
}

/** Runs the command in a remote's folder, as `npm run deploy -w mfe-x` does. */
export function runDeploy(args: readonly string[], { folder, env = {}, onStart }: Run): Promise<EndedCommand> {
  return new Promise((resolve) => {
    const given = { PATH: process.env['PATH'] ?? '', INIT_CWD: folder, ...env };
    const child = execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, env: given },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code), output: stdout.trim(), errorOutput: stderr.trim() });
      },
    );
    onStart?.(child);
  });
}
