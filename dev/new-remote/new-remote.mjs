// `npm run new-remote -- mfe-name`: writes a remote with one page that builds, passes its tests and mounts in the shell.
import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from '../launcher/command.mjs';
import { inProject } from '../launcher/project.mjs';
import { UserError } from '../launcher/user-error.mjs';
import { generateRemote } from './generate.mjs';

try {
  const [folder] = process.argv.slice(2);
  const files = await generateRemote(folder);
  const link = inProject('node_modules', '@home-move', folder);
  // A remote of this name that was deleted leaves its link behind.
  await rm(link, { force: true });
  await symlink(join('..', '..', folder), link, 'dir');
  await runToEnd(
    'oxfmt',
    files.filter((file) => /\.(mjs|tsx?|json)$/.test(file) && file !== 'package-lock.json'),
  );
  console.log(files.join('\n'));
  console.log(`\n${files.length} files written. Next: docs/how-to/add-a-remote.md`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
