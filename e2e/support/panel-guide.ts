import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, assetsSite, project } from './addresses.js';
import { addPartnerKey, revokePartnerKey } from './admin.js';
import { freePort } from './free-port.js';

const guide = join(project, 'docs/how-to/put-the-panel-in-a-crm.md');
const namedBlock = /^```\w+ (\S+)\n([\s\S]*?)^```$/gm;
const keyCommand = /^npm run admin -- partner-key add (.+)$/m;
const serverCommand = /^HOME_MOVE_KEY=\S+ node (\S+)$/m;

/** A CRM as the guide for CRM teams describes it. */
export interface GuideCrm {
  readonly origin: string;
  readonly end: () => Promise<void>;
}

/**
 * Follows the guide for CRM teams in an empty folder: creates the key, writes the files and starts the server as it shows them. Only
 * the ports differ.
 */
export async function followPanelGuide(): Promise<GuideCrm> {
  const port = await freePort();
  const ports: Readonly<Record<string, string>> = {
    4000: new URL(api).port,
    4001: new URL(assetsSite).port,
    4010: String(port),
  };
  const text = (await readFile(guide, 'utf8')).replace(/\b(?:4000|4001|4010)\b/g, (found) => ports[found] ?? found);
  const [, options = ''] = keyCommand.exec(text) ?? [];
  const [, script = ''] = serverCommand.exec(text) ?? [];
  const { id, key } = await addPartnerKey(options);
  const folder = await mkdtemp(join(tmpdir(), 'hm-crm-'));
  for (const [, name = '', content = ''] of text.matchAll(namedBlock)) await writeFile(join(folder, name), content);
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, HOME_MOVE_KEY: key },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await started(server);
  return {
    origin: `http://localhost:${port}`,
    async end() {
      if (server.kill()) await once(server, 'exit');
      await rm(folder, { recursive: true });
      await revokePartnerKey('oakwood', id);
    },
  };
}

/** The server prints its addresses once it listens. */
async function started(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`the server of the guide ended with ${String(code)}`);
  });
  await Promise.race([server.stdout ? once(server.stdout, 'data') : undefined, ended]);
}
