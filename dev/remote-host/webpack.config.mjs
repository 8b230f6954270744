import { readManifest } from '../../build/remotes.mjs';
import { developmentPage } from './development-page.mjs';

/** `npm run dev -w mfe-x`: the remote on a separate page, or with `-- --env shell` or `-- --shell <url>` inside a running shell. */
export default async (env) => {
  const dir = process.cwd();
  const manifest = await readManifest(dir);
  if (!env.shell) return developmentPage(dir, manifest);
  // Imported on demand: it reads the shell's files, which a sparse checkout lacks.
  const { inShell } = await import('./in-shell.mjs');
  return inShell(dir, manifest, env.shell);
};
