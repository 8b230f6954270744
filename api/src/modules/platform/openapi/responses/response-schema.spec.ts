import type { Endpoint, NoInput } from '@home-move/contract';
import * as z from 'zod';
import { component, listOf, type ResponsesOf } from './response-schema.js';

interface Parcel {
  readonly id: string;
  readonly weights: readonly number[];
  readonly note?: string;
}
type Parcels = {
  readonly one: Endpoint<NoInput, Parcel>;
  readonly all: Endpoint<NoInput, readonly Parcel[]>;
  readonly remove: Endpoint<NoInput, void>;
};

const shape = { id: z.string(), weights: z.array(z.number()), note: z.string().optional() };
const parcel = component<Parcel>()('Parcel', z.strictObject(shape));

describe('a response schema', () => {
  it('accepts exactly the type of the contract', () => {
    expect(parcel.safeParse({ id: 'p1', weights: [2] }).success).toBe(true);
    expect(parcel.safeParse({ id: 'p1', weights: [2], colour: 'red' }).success).toBe(false);
  });

  it('does not compile when a field is missing, added, optional or of another type', () => {
    const { note: _note, ...withoutNote } = shape;
    expect([
      // @ts-expect-error schemaDiffersIn: note, even though it is optional
      component<Parcel>()('MissingField', z.strictObject(withoutNote)),
      // @ts-expect-error schemaDiffersIn: colour
      component<Parcel>()('AddedField', z.strictObject({ ...shape, colour: z.string() })),
      // @ts-expect-error schemaDiffersIn: id
      component<Parcel>()('OptionalField', z.strictObject({ ...shape, id: z.string().optional() })),
      // @ts-expect-error schemaDiffersIn: weights
      component<Parcel>()('OtherType', z.strictObject({ ...shape, weights: z.array(z.number().nullable()) })),
    ]).toHaveLength(4);
  });
});

describe('the responses of an area', () => {
  it('have one schema for each endpoint with a body, and none for the others', () => {
    const responses: ResponsesOf<Parcels> = { one: parcel, all: listOf(parcel) };
    expect(Object.keys(responses)).toEqual(['one', 'all']);
  });

  it('do not compile when an endpoint has no schema, or the schema of another type', () => {
    // @ts-expect-error `all` is missing
    const incomplete: ResponsesOf<Parcels> = { one: parcel };
    // @ts-expect-error `all` is a list
    const mismatched: ResponsesOf<Parcels> = { one: parcel, all: parcel };
    // @ts-expect-error a schema that is no component
    const unnamed: ResponsesOf<Parcels> = { one: z.string(), all: listOf(parcel) };
    expect([incomplete, mismatched, unnamed]).toHaveLength(3);
  });
});
