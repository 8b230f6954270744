import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteBuild } from '@home-move/contract';
import type { BootedApp } from '../../support/boot-app.js';
import { type EndedCommand, runDeploy } from './deploy-command.fixture.js';
import { aBuild, contentOf, type RemoteStore } from './remote-store.fixture.js';

/** The folder of the remote energy, from which the deploy command publishes to an API and its store. */
export class RemoteFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'hm-remote-'));

  constructor(
    private readonly api: BootedApp,
    private readonly store: RemoteStore,
  ) {}

  /** Creates the files as a build leaves them. */
  build(version: string, overrides: Partial<RemoteBuild> = {}, publishedAt = '2026-11-20T09:00:00.000Z'): void {
    mkdirSync(join(this.path, 'dist'), { recursive: true });
    writeFileSync(join(this.path, 'package.json'), JSON.stringify({ version }));
    const record = { ...aBuild(version, overrides), publishedBy: 'build', publishedAt };
    writeFileSync(join(this.path, 'dist', 'remote.json'), JSON.stringify(record));
    for (const [file, content] of Object.entries(contentOf(version))) {
      writeFileSync(join(this.path, 'dist', file), content);
      writeFileSync(join(this.path, 'dist', `${file}.gz`), `packed ${content}`);
    }
  }

  /** Runs the command, without checks unless `args` name a reason or confirm them. */
  deploy(
    args: readonly string[],
    env: Record<string, string> = {},
    onStart: (child: ChildProcess) => void = () => undefined,
  ): Promise<EndedCommand> {
    const target = ['--api', this.api.url, ...(args[0] === 'publish' ? ['--to', this.store.dir] : [])];
    const isGateGiven = args.includes('--yes') || args.includes('--skip-checks');
    const gate = args[0] === 'publish' && !isGateGiven ? ['--skip-checks', 'the spec has no source', '--yes'] : [];
    const all = [...(args.includes('--api') ? args : [...args, ...target]), ...gate];
    return runDeploy(all, { folder: this.path, env, onStart });
  }

  remove(): void {
    rmSync(this.path, { recursive: true });
  }
}
