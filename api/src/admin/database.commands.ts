import * as z from 'zod';
import { Migrator } from '../common/database/migrations/migrator.js';
import { command } from './command.js';

const migrate = command({
  name: 'database migrate',
  summary: 'Change stored data as this version requires. In production, run it before this version starts.',
  changes: true,
  isForDatabase: true,
  options: {},
  input: z.object({}),
  run: async (app) => {
    const ran = await app.get(Migrator, { strict: false }).run();
    return { lines: ran.length > 0 ? ran : ['No migration is pending.'], on: ran.join(', ') || 'nothing pending' };
  },
});

export const databaseCommands = [migrate];
