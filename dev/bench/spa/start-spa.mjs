import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManagedProcess } from '../../launcher/managed-process.mjs';
import { nextPortBase } from '../../launcher/ports.mjs';
import { processesOf } from '../../launcher/processes.mjs';
import { inProject } from '../../launcher/project.mjs';
import { answersHttp } from '../../launcher/readiness.mjs';
import { buildSpa } from './build-spa.mjs';

/**
 * Builds the plain single-page application in a temporary folder. A second API process on the database of a running
 * system serves it. The document of each route, { path, journey, page? }, preloads its scripts. `stop` of the result
 * removes everything.
 */
export async function startSpa({ settings, env }, routes) {
  const folder = await mkdtemp(join(tmpdir(), 'home-move-spa-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const preloads = join(folder, 'preloads.json');
  const port = nextPortBase(settings.ports.api);
  const portal = `http://localhost:${port}`;
  try {
    const { dist, scriptsOf } = await buildSpa(folder);
    const scripts = Object.fromEntries(routes.map(({ path, journey, page }) => [path, scriptsOf(journey, page)]));
    await writeFile(preloads, JSON.stringify(scripts));
    const { api } = processesOf(settings, env);
    const server = new ManagedProcess({
      ...api,
      name: 'spa',
      port,
      script: inProject('dev', 'bench', 'spa', 'spa-api.mjs'),
      env: { ...api.env, PORT: String(port), PUBLIC_ORIGIN: portal, SHELL_DIR: dist, SPA_PRELOADS: preloads },
      ready: answersHttp(`http://127.0.0.1:${port}/api/v1/healthcheck/live`),
    });
    await server.start();
    return { portal, stop: () => server.stop().finally(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
