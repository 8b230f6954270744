import { writeFileSync } from 'node:fs';
import { bootApp } from '../support/boot-app.js';
import { aRemote } from '../support/test-env.js';

const shape = (value: unknown): unknown =>
  value instanceof Date
    ? 'date'
    : Array.isArray(value)
      ? value.map(shape)
      : value && typeof value === 'object' && value.constructor === Object
        ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, shape(v)]))
        : value === null
          ? null
          : typeof value;

it('dumps', async () => {
  const api = await bootApp();
  const all = await api.database.collection('enrolments').find().sort({ _id: 1 }).toArray();
  writeFileSync(process.env['SHAPE_FILE'] ?? '/tmp/shape.json', JSON.stringify(all.map(shape), null, 1));
  void aRemote;
  await api.close();
});
