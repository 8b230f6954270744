import { pathToFileURL } from 'node:url';
import { adminEnvironment } from '../../dev/launcher/admin.mjs';
import { inProject } from '../../dev/launcher/project.mjs';

const { runAdmin } = await import(pathToFileURL(inProject('api', 'dist', 'src', 'admin', 'admin.js')).href);

// Loading the API's modules takes five times as long as a command. So one process per worker runs every command of the support
// tool: for each message { id, args } it answers { id, code, lines }.
process.on('message', async ({ id, args }) => {
  const lines = [];
  const print = (line) => lines.push(line);
  const run = async () => runAdmin(args, { env: await adminEnvironment(), print, printError: print });
  const code = await run().catch((error) => {
    print(error.message);
    return 1;
  });
  process.send({ id, code, lines });
});
process.on('disconnect', () => process.exit());
