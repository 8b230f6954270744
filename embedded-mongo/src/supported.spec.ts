import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { VALUE_TYPES, type ValueType } from './bson/value.js';
import { STAGES } from './commands/aggregate.command.js';
import { COMMANDS } from './commands/dispatch.js';
import { LOGICAL_OPERATORS } from './query/condition.js';
import { FIELD_OPERATORS } from './query/operators.js';
import { INDEX_OPTIONS, PARTIAL_FILTER_OPERATORS } from './storage/index-spec.js';
import { mongoFixture } from './testing/mongo.fixture.js';
import {
  MONGODB_ACCUMULATORS,
  MONGODB_COMMAND_OPTIONS,
  MONGODB_COMMANDS,
  MONGODB_FIELD_OPERATORS,
  MONGODB_INDEX_KINDS,
  MONGODB_INDEX_OPTIONS,
  MONGODB_PUSH_MODIFIERS,
  MONGODB_STAGES,
  MONGODB_TOP_LEVEL_OPERATORS,
  MONGODB_UPDATE_OPERATORS,
} from './testing/mongodb-features.data.js';
import { PUSH_MODIFIERS } from './update/array-operators.js';
import { UPDATE_OPERATORS } from './update/operators.js';

const fixture = mongoFixture();

const supported: Readonly<Record<string, readonly string[]>> = {
  Commands: [...COMMANDS.keys()],
  'Query operators': [...FIELD_OPERATORS.keys(), ...LOGICAL_OPERATORS],
  'Update operators': [...UPDATE_OPERATORS.keys()],
  'Modifiers of `$push` and `$addToSet`': PUSH_MODIFIERS,
  'Aggregation stages': [...STAGES.keys()],
  'Index options': [...INDEX_OPTIONS],
  'Operators of partial indexes': [...PARTIAL_FILTER_OPERATORS],
  'Value types': VALUE_TYPES,
};

const without = (all: readonly string[], known: Iterable<string>) => {
  const names = new Set(known);
  return all.filter((name) => !names.has(name));
};
const byName = (names: Iterable<string>) => [...names].toSorted((a, b) => a.localeCompare(b));

describe('the README', () => {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8');
  const rows = readme.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));

  it.each(Object.entries(supported))('lists the supported features: %s', (title, names) => {
    const cell = rows.find(([, first]) => first === title)?.[2] ?? '';
    expect(byName([...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''))).toEqual(byName(names));
  });
});

describe('an unsupported command', () => {
  it.each(without(MONGODB_COMMANDS, COMMANDS.keys()))('is answered with code 59: %s', async (name) => {
    await expect(fixture.db().command({ [name]: 1 })).rejects.toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
      message: `no such command: '${name}'`,
    });
  });
});

describe('an unsupported option of a command', () => {
  const cases = Object.entries(MONGODB_COMMAND_OPTIONS).flatMap(([command, options]) => {
    const known = COMMANDS.get(command)?.options ?? [];
    return known === 'any' ? [] : without(options, known).map((option): [string, string] => [command, option]);
  });
  const required: Readonly<Record<string, object>> = {
    aggregate: { pipeline: [{ $match: {} }], cursor: {} },
    insert: { documents: [{}] },
    update: { updates: [{ q: {}, u: { $set: { a: 1 } } }] },
    delete: { deletes: [{ q: {}, limit: 1 }] },
  };

  it.each(cases)('is rejected by its name: %s %s', async (command, option) => {
    await expect(fixture.db().command({ [command]: 'c', ...required[command], [option]: {} })).rejects.toMatchObject({
      code: 72,
      message: expect.stringContaining(`'${option}'`),
    });
  });

  it.each(['arrayFilters', 'c', 'collation', 'hint', 'sort'])('is rejected by its name: updates.%s', async (option) => {
    const updates = [{ q: {}, u: { $set: { a: 1 } }, [option]: {} }];
    const { writeErrors } = await fixture.db().command({ update: 'c', updates });
    expect(writeErrors).toEqual([
      { index: 0, code: 72, errmsg: `the option '${option}' of update is not supported by the embedded server` },
    ]);
  });

  it.each(['collation', 'hint'])('is rejected by its name: deletes.%s', async (option) => {
    const { writeErrors } = await fixture.db().command({ delete: 'c', deletes: [{ q: {}, limit: 1, [option]: {} }] });
    expect(writeErrors).toEqual([
      { index: 0, code: 72, errmsg: `the option '${option}' of delete is not supported by the embedded server` },
    ]);
  });

  it.each([
    ['readConcern', { afterClusterTime: 1 }, 'afterClusterTime'],
    ['readConcern', { level: 'strict' }, 'strict'],
    ['writeConcern', { provenance: 'x' }, 'provenance'],
  ])('is rejected by its name: %s %o', async (concern, value, name) => {
    await expect(fixture.db().command({ find: 'c', [concern]: value })).rejects.toMatchObject({
      code: 72,
      message: expect.stringContaining(name),
    });
  });
});

describe('an unsupported operator of a filter', () => {
  it.each(without(MONGODB_FIELD_OPERATORS, FIELD_OPERATORS.keys()))('is rejected by its name: %s', async (name) => {
    await expect(fixture.db().command({ find: 'c', filter: { a: { [name]: 1 } } })).rejects.toMatchObject({
      code: 2,
      message: `unknown operator: ${name}`,
    });
  });

  it.each(without(MONGODB_TOP_LEVEL_OPERATORS, LOGICAL_OPERATORS))('is rejected by its name: %s', async (name) => {
    await expect(fixture.db().command({ find: 'c', filter: { [name]: [{ a: 1 }] } })).rejects.toMatchObject({
      code: 2,
      message: `unknown top level operator: ${name}`,
    });
  });
});

describe('an unsupported operator of an update', () => {
  const errorOf = async (u: object) => {
    const { writeErrors } = await fixture.db().command({ update: 'c', updates: [{ q: {}, u }] });
    return String(writeErrors?.[0]?.errmsg);
  };

  it.each(without(MONGODB_UPDATE_OPERATORS, UPDATE_OPERATORS.keys()))('is rejected by its name: %s', async (name) => {
    expect(await errorOf({ [name]: { a: 1 } })).toMatch(`Unknown modifier: ${name}.`);
  });

  it.each(without(MONGODB_PUSH_MODIFIERS, PUSH_MODIFIERS))('is rejected by its name: %s', async (name) => {
    expect(await errorOf({ $push: { a: { $each: [], [name]: 1 } } })).toBe(`Unrecognized clause in $push: ${name}`);
  });

  it.each(['a.$', 'a.$[]', 'a.$[x].b'])('is rejected by its path: %s', async (path) => {
    expect(await errorOf({ $set: { [path]: 1 } })).toBe(`the path '${path}' is not supported by the embedded server`);
  });
});

describe('an unsupported stage of an aggregation', () => {
  const aggregation = (...pipeline: object[]) => fixture.db().command({ aggregate: 'c', pipeline, cursor: {} });

  it.each(without(MONGODB_STAGES, STAGES.keys()))('is rejected by its name: %s', async (name) => {
    await expect(aggregation({ $match: {} }, { [name]: {} })).rejects.toMatchObject({
      code: 40324,
      message: `Unrecognized pipeline stage name: '${name}'`,
    });
  });

  it.each(MONGODB_ACCUMULATORS)('is rejected by its accumulator: %s', async (name) => {
    await expect(aggregation({ $group: { _id: 1, n: { [name]: 1 } } })).rejects.toMatchObject({
      code: 238,
      message: expect.stringContaining(`{ ${name}: 1 }`),
    });
  });
});

describe('an unsupported index', () => {
  const creating = (index: object) => fixture.db().command({ createIndexes: 'c', indexes: [index] });

  it.each(without(MONGODB_INDEX_OPTIONS, INDEX_OPTIONS))('is rejected by its option: %s', async (option) => {
    await expect(creating({ key: { a: 1 }, name: 'i', [option]: 1 })).rejects.toMatchObject({
      code: 67,
      message: expect.stringContaining(`the index option '${option}' is not supported`),
    });
  });

  it.each(MONGODB_INDEX_KINDS)('is rejected by its kind: %s', async (kind) => {
    await expect(creating({ key: { a: kind }, name: 'i' })).rejects.toMatchObject({
      code: 67,
      message: expect.stringContaining(`the key 'a: "${kind}"' is not supported`),
    });
  });

  it('is rejected by its wildcard', async () => {
    await expect(creating({ key: { '$**': 1 }, name: 'i' })).rejects.toMatchObject({
      code: 238,
      message: "the path '$**' is not supported by the embedded server",
    });
  });

  it.each(without(MONGODB_FIELD_OPERATORS, PARTIAL_FILTER_OPERATORS))(
    'is rejected by an operator of its partial filter: %s',
    async (name) => {
      await expect(
        creating({ key: { a: 1 }, name: 'i', partialFilterExpression: { a: { [name]: 1 } } }),
      ).rejects.toMatchObject({
        code: 67,
        message: expect.stringContaining(`unsupported expression in partial index: ${name}`),
      });
    },
  );
});

describe('values', () => {
  const samples: Readonly<Record<ValueType, unknown>> = {
    null: null,
    bool: true,
    int: 42,
    double: 4.2,
    string: 'text',
    date: new Date('2026-11-20T10:00:00Z'),
    objectId: new mongo.ObjectId(),
    binData: new mongo.Binary(Buffer.from('bytes')),
    array: [1, 'two'],
    object: { nested: { deeper: 1 } },
  };

  it.each(VALUE_TYPES)('of a supported type are stored and read back: %s', async (type) => {
    const collection = await fixture.collection({ _id: 1, value: samples[type] });
    expect(await collection.findOne()).toEqual({ _id: 1, value: samples[type] });
  });

  it.each<[string, unknown]>([
    ['BSONRegExp', /a/],
    ['Decimal128', mongo.Decimal128.fromString('1.5')],
    ['Timestamp', new mongo.Timestamp({ t: 1, i: 1 })],
    ['MinKey', new mongo.MinKey()],
    ['MaxKey', new mongo.MaxKey()],
    ['Code', new mongo.Code('1')],
    ['an integer beyond 2^53', mongo.Long.fromString('9007199254740993')],
  ])('of an unsupported type are rejected by its name: %s', async (name, value) => {
    const collection = await fixture.collection();
    await expect(collection.insertOne({ value })).rejects.toMatchObject({
      code: 238,
      message: expect.stringContaining(name),
    });
  });
});
