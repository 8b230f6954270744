import { readManifest } from '../../build/remotes.mjs';
import { developmentPage } from './development-page.mjs';
import { inShell } from './in-shell.mjs';

/** `npm run dev -w mfe-x`: the remote on a separate page, or with `-- --env shell` inside a running shell. */
export default async (env) => {
  const dir = process.cwd();
  const manifest = await readManifest(dir);
  return env.shell ? inShell(dir, manifest) : developmentPage(dir, manifest);
};
