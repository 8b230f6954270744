import type { INestApplicationContext } from '@nestjs/common';
import * as z from 'zod';
import { ENV, type Env } from '../config/env.js';
import { SuppressionRepository } from '../modules/platform/comms/suppression.repository.js';
import { command } from './command.js';
import { Resealing, type SealedCounts } from './resealing.js';

const status = command({
  name: 'keys status',
  summary: 'Count the values that each field key has sealed, and the unsubscribed mailboxes hashed with it.',
  changes: false,
  options: {},
  input: z.object({}),
  run: async (app) => {
    const [counts, mailboxes] = [await resealing(app).count(), await suppressions(app).countByKey()];
    return { lines: statusLines(environment(app), counts, mailboxes), on: '' };
  },
});

const reseal = command({
  name: 'keys reseal',
  summary: 'Seal every value with the current field key, while the API runs. Repeat it after an interruption.',
  changes: true,
  options: {},
  input: z.object({}),
  run: async (app) => {
    const { FIELD_KEY_ID } = environment(app);
    const { values, unreadable } = await resealing(app).run();
    return {
      lines: [`${values} sealed with key ${FIELD_KEY_ID}.`, ...unreadable.map((document) => `not opened: ${document}`)],
      on: `key ${FIELD_KEY_ID}`,
      ...(unreadable.length > 0 && { failure: `no key opens a value of ${unreadable.length} documents` }),
    };
  },
});

export const keysCommands = [status, reseal];

const resealing = (app: INestApplicationContext) => app.get(Resealing, { strict: false });
const suppressions = (app: INestApplicationContext) => app.get(SuppressionRepository, { strict: false });
const environment = (app: INestApplicationContext) => app.get<Env>(ENV, { strict: false });

/** One line for each key: the current one first, unconfigured keys that still seal values last. */
function statusLines(
  { FIELD_KEY_ID, FIELD_KEYS_OLD }: Env,
  counts: SealedCounts,
  mailboxes: ReadonlyMap<string, number>,
): string[] {
  const configured = [FIELD_KEY_ID, ...FIELD_KEYS_OLD.keys()];
  const missing = [...new Set([...counts.keys(), ...mailboxes.keys()])].filter(
    (id) => id !== '' && !configured.includes(id),
  );
  const lineOf = (id: string, role: string) => {
    const values = [...(counts.get(id) ?? [])].map(([collection, count]) => `${collection} ${count}`);
    const total = [...(counts.get(id)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    const hashed = mailboxes.get(id) ?? 0;
    const detail = values.length > 0 ? ` (${values.join(', ')})` : '';
    return `key ${id}, ${role}: ${total} sealed${detail}, ${hashed} mailboxes`;
  };
  const unknown = mailboxes.get('') ?? 0;
  return [
    lineOf(FIELD_KEY_ID, 'current'),
    ...[...FIELD_KEYS_OLD.keys()].map((id) => lineOf(id, 'old')),
    ...missing.map((id) => lineOf(id, 'missing from FIELD_KEYS_OLD')),
    ...(unknown > 0 ? [`key not recorded: ${unknown} mailboxes`] : []),
  ];
}
