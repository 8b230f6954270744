import * as z from 'zod';
import { Indexes } from '../common/database/indexes.js';
import { Migrator } from '../common/database/migrations/migrator.js';
import { command } from './command.js';

const migrate = command({
  name: 'database migrate',
  summary: 'Change stored data as this version requires. In production, run it before this version starts.',
  changes: true,
  isUnattended: true,
  needs: 'database',
  options: {},
  example: '',
  input: z.object({}),
  run: async (app, _input, { isDryRun, report }) => {
    const migrator = app.get(Migrator, { strict: false });
    const ran = await (isDryRun ? migrator.pending() : migrator.run(report));
    return { lines: ran.length > 0 ? ran : ['No migration is pending.'], on: ran.join(', ') || 'nothing pending' };
  },
});

const indexes = command({
  name: 'database indexes',
  summary:
    'Build the missing indexes while the API serves. In production, run it after database migrate, before this version starts.',
  changes: true,
  isUnattended: true,
  needs: 'models',
  options: {},
  example: '',
  input: z.object({}),
  run: async (app, _input, { isDryRun, report }) => {
    const all = app.get(Indexes, { strict: false });
    if (isDryRun) {
      const missing = await all.missing();
      return { lines: missing.length > 0 ? missing : ['No index is missing.'], on: `${missing.length} missing` };
    }
    const built = await all.build(report);
    return { lines: [built > 0 ? `Built indexes: ${built}.` : 'No index is missing.'], on: `${built} built` };
  },
});

export const databaseCommands = [migrate, indexes];
