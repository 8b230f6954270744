import { resolve } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import * as z from 'zod';
import { Clock } from '../common/clock/clock.js';
import { ENV, type Env } from '../config/env.js';
import { checkDump, type DumpSize, dumpDatabase } from './backup/dump.js';
import { DumpFolder, type Manifest } from './backup/dump-folder.js';
import { checkRestore, RESTORE, restoreDatabase } from './backup/restore.js';
import { command } from './command.js';

const folder = z
  .string()
  .min(1)
  .transform((path) => new DumpFolder(resolve(path)));

const dump = command({
  name: 'database dump',
  summary:
    'Write all data, as they are at one time, to a new folder, while the API serves. The folder contains personal data.',
  changes: false,
  showsPersonalData: true,
  writesFiles: true,
  needs: 'database',
  example: '--to /backups/2026-11-28',
  options: { to: { value: '/backups/2026-11-28', help: 'the folder, which does not exist yet' } },
  input: z.object({ to: folder }),
  run: async (app, { to }, { isDryRun, report }) => {
    if (isDryRun) {
      const size = sizeText(await checkDump({ connection: database(app), folder: to }));
      return { lines: [`Would dump about ${size} to ${to.path}.`], on: size };
    }
    const { FIELD_KEY_ID } = environment(app);
    const clock = app.get(Clock, { strict: false });
    const manifest = await dumpDatabase({
      connection: database(app),
      clock,
      folder: to,
      fieldKeyId: FIELD_KEY_ID,
      report,
    });
    return {
      lines: [`Dumped ${sizeOf(manifest)} to ${to.path}. They are from ${manifest.takenAt}.`],
      on: sizeOf(manifest),
    };
  },
});

const restore = command({
  name: RESTORE,
  summary: 'Fill an empty database from a dump, and build its indexes. No API uses the database meanwhile.',
  changes: true,
  needs: 'database',
  example: '--from /backups/2026-11-28',
  options: { from: { value: '/backups/2026-11-28', help: 'the folder of a dump' } },
  input: z.object({ from: folder }),
  run: async (app, { from }, { isDryRun, report }) => {
    const { FIELD_KEY_ID, FIELD_KEYS_OLD } = environment(app);
    const fieldKeyIds = [FIELD_KEY_ID, ...FIELD_KEYS_OLD.keys()];
    const target = { connection: database(app), folder: from, fieldKeyIds, report };
    const manifest = isDryRun ? await checkRestore(target) : await restoreDatabase(target);
    const done = isDryRun ? 'Would restore' : 'Restored';
    return { lines: [`${done} ${sizeOf(manifest)} from ${manifest.takenAt}.`], on: sizeOf(manifest) };
  },
});

export const backupCommands = [dump, restore];

const database = (app: INestApplicationContext) => app.get<Connection>(getConnectionToken(), { strict: false });
const environment = (app: INestApplicationContext) => app.get<Env>(ENV, { strict: false });

function sizeOf({ collections }: Manifest): string {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0);
  return sizeText({ documents, collections: collections.length });
}

const sizeText = ({ documents, collections }: DumpSize): string =>
  `${documents} documents of ${collections} collections`;
