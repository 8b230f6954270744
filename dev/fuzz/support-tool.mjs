import { pathToFileURL } from 'node:url';
import { adminEnvironment } from '../launcher/admin.mjs';
import { inProject } from '../launcher/project.mjs';

/** Starts the support tool. `task` gets a function that runs one of its commands and returns the last line that it prints. */
export async function withSupportTool(env, task) {
  const built = inProject('api', 'dist', 'src', 'admin', 'admin.js');
  const { runAdmin, startAdmin } = await import(pathToFileURL(built).href);
  const environment = await adminEnvironment({ env });
  const app = await startAdmin({ env: environment });
  const run = async (...args) => {
    const lines = [];
    const print = (line) => lines.push(line);
    const code = await runAdmin(args, { env: environment, print, printError: print, app });
    if (code !== 0) throw new Error(lines.join(' / '));
    return lines.at(-1);
  };
  try {
    // Only a supervisor can reopen a finished enrolment.
    await run('agent', 'role', '--brand', 'oakwood', '--name', 'Jordan Lee', '--role', 'supervisor');
    return await task(run);
  } finally {
    await app.close();
  }
}
