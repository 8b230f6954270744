import { model, Schema } from 'mongoose';
import { listOf, nullable, subSchema, unionSchema } from './sub-schema.js';

interface Room {
  readonly name: string;
  readonly area: number | null;
  readonly windows: readonly string[];
  readonly note?: string;
}
type Heating = { readonly kind: 'gas'; readonly boiler: string } | { readonly kind: 'none' };

const roomSchema = subSchema<Room>({ name: String, area: Number, windows: listOf(String), note: String });
const heatingSchema = unionSchema<Heating>({ gas: { boiler: String }, none: {} });
const Home = model(
  'home of the spec',
  new Schema({ room: nullable(roomSchema), heating: nullable(heatingSchema) }, { _id: false }),
);

async function stored(home: object) {
  const document = new Home(home);
  await document.validate();
  return document.toObject();
}

describe('the schema of a sub-document', () => {
  it('adds no ids, defaults or lists', async () => {
    expect(await stored({ room: { name: 'Kitchen', area: null } })).toStrictEqual({
      room: { name: 'Kitchen', area: null },
      heating: null,
    });
  });

  it('rejects a field that it lacks', async () => {
    await expect(stored({ room: { name: 'Kitchen', floor: 2 } })).rejects.toThrow('floor');
  });

  it('compiles only with every field of the type, each with its type', () => {
    // @ts-expect-error -- `note` is missing
    subSchema<Room>({ name: String, area: Number, windows: listOf(String) });
    // @ts-expect-error -- `area` is a number
    subSchema<Room>({ name: String, area: String, windows: listOf(String), note: String });
    // @ts-expect-error -- a room is no heating
    subSchema<{ readonly heating: Heating }>({ heating: roomSchema });
    // @ts-expect-error -- a boiler is missing
    unionSchema<Heating>({ gas: {}, none: {} });
    expect.assertions(0);
  });
});

describe('the schema of a union', () => {
  it.each([[{ kind: 'gas', boiler: 'Combi' }], [{ kind: 'none' }]])('stores %j', async (heating) => {
    expect(await stored({ heating })).toStrictEqual({ room: null, heating });
  });

  it('rejects a field of another kind', async () => {
    await expect(stored({ heating: { kind: 'none', boiler: 'Combi' } })).rejects.toThrow('boiler');
  });
});
