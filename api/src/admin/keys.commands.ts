import type { INestApplicationContext } from '@nestjs/common';
import * as z from 'zod';
import { ENV, type Env } from '../config/env.js';
import { ObjectionRepository } from '../modules/partners/objections/objection.repository.js';
import { SuppressionRepository } from '../modules/platform/comms/suppression.repository.js';
import { command } from './command.js';
import { Resealing, type SealedCounts } from './resealing.js';

const status = command({
  name: 'keys status',
  summary:
    'Count the values that each field key has sealed, and the contacts hashed with it that unsubscribed or objected.',
  changes: false,
  options: {},
  example: '',
  input: z.object({}),
  run: async (app) => {
    const contacts = sumByKey(await suppressions(app).countByKey(), await objections(app).countByKey());
    return { lines: statusLines(environment(app), await resealing(app).count(), contacts), on: '' };
  },
});

const reseal = command({
  name: 'keys reseal',
  summary: 'Seal every value with the current field key, while the API runs. Repeat it after an interruption.',
  changes: true,
  options: {},
  example: '',
  input: z.object({}),
  run: async (app, _input, { isDryRun }) => {
    const { FIELD_KEY_ID } = environment(app);
    const on = `key ${FIELD_KEY_ID}`;
    if (isDryRun) {
      const old = countExcept(FIELD_KEY_ID, await resealing(app).count());
      return { lines: [`${old} values would be sealed with key ${FIELD_KEY_ID}.`], on };
    }
    const { values, unreadable } = await resealing(app).run();
    return {
      lines: [`${values} sealed with key ${FIELD_KEY_ID}.`, ...unreadable.map((document) => `not opened: ${document}`)],
      on,
      ...(unreadable.length > 0 && { failure: `no key opens a value of ${unreadable.length} documents` }),
    };
  },
});

export const keysCommands = [status, reseal];

const resealing = (app: INestApplicationContext) => app.get(Resealing, { strict: false });
const suppressions = (app: INestApplicationContext) => app.get(SuppressionRepository, { strict: false });
const objections = (app: INestApplicationContext) => app.get(ObjectionRepository, { strict: false });
const environment = (app: INestApplicationContext) => app.get<Env>(ENV, { strict: false });

function sumByKey(...counts: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [id, count] of counts.flatMap((ofKind) => [...ofKind])) sums.set(id, (sums.get(id) ?? 0) + count);
  return sums;
}

/** How many values have another key than this one. */
function countExcept(current: string, counts: SealedCounts): number {
  const others = [...counts].filter(([id]) => id !== current).flatMap(([, ofCollection]) => [...ofCollection.values()]);
  return others.reduce((sum, count) => sum + count, 0);
}

/** One line for each key: the current one first, unconfigured keys that still seal values last. */
function statusLines(
  { FIELD_KEY_ID, FIELD_KEYS_OLD }: Env,
  counts: SealedCounts,
  contacts: ReadonlyMap<string, number>,
): string[] {
  const configured = [FIELD_KEY_ID, ...FIELD_KEYS_OLD.keys()];
  const missing = [...new Set([...counts.keys(), ...contacts.keys()])].filter(
    (id) => id !== '' && !configured.includes(id),
  );
  const lineOf = (id: string, role: string) => {
    const values = [...(counts.get(id) ?? [])].map(([collection, count]) => `${collection} ${count}`);
    const total = [...(counts.get(id)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    const hashed = contacts.get(id) ?? 0;
    const detail = values.length > 0 ? ` (${values.join(', ')})` : '';
    return `key ${id}, ${role}: ${total} sealed${detail}, ${hashed} contacts`;
  };
  const unknown = contacts.get('') ?? 0;
  return [
    lineOf(FIELD_KEY_ID, 'current'),
    ...[...FIELD_KEYS_OLD.keys()].map((id) => lineOf(id, 'old')),
    ...missing.map((id) => lineOf(id, 'missing from FIELD_KEYS_OLD')),
    ...(unknown > 0 ? [`key not recorded: ${unknown} contacts`] : []),
  ];
}
