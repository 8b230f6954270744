import { Schema, type SchemaOptions } from 'mongoose';

/** The schema of a sub-document whose value has this type. */
export interface SubSchema<Value> extends Schema {
  /** Exists in the type only, so that the schema of another type does not compile. */
  readonly valueType?: Value;
}

interface ListField<Item> {
  readonly type: readonly [FieldType<Item>];
  readonly default: undefined;
}

type Holds<Value, Type> = [NonNullable<Value>] extends [Type] ? true : false;

type FieldType<Value> =
  Holds<Value, string> extends true
    ? typeof String
    : Holds<Value, number> extends true
      ? typeof Number
      : Holds<Value, boolean> extends true
        ? typeof Boolean
        : Holds<Value, Date> extends true
          ? typeof Date
          : NonNullable<Value> extends readonly (infer Item)[]
            ? ListField<Item>
            : SubSchema<NonNullable<Value>>;

/** One entry for each field of a type. */
export type Fields<Value> = { readonly [Field in keyof Value]-?: FieldType<Value[Field]> };

/**
 * Values are stored as they are given: without ids or defaults, with empty objects. Throws for a field that the schema
 * lacks.
 */
const options = { _id: false, id: false, minimize: false, strict: 'throw' } as const satisfies SchemaOptions;

/** The schema of a sub-document. A field of the type that is missing, or has another type here, does not compile. */
export function subSchema<Value>(fields: Fields<Value>): SubSchema<Value> {
  return schemaOf(fields);
}

/** The schema of a union of sub-documents, which differ by `kind`. */
export function unionSchema<Value extends { readonly kind: string }>(variants: {
  readonly [Kind in Value['kind']]: Fields<Omit<Extract<Value, { readonly kind: Kind }>, 'kind'>>;
}): SubSchema<Value> {
  const schema = new Schema({}, { ...options, discriminatorKey: 'kind' });
  for (const [kind, fields] of Object.entries<object>(variants)) {
    schema.discriminator(kind, schemaOf(fields));
  }
  return schema;
}

const schemaOf = (fields: object): Schema => new Schema(fields, options);

/** A list without the default that Mongoose gives to lists. */
export function listOf<Item>(type: FieldType<Item>): ListField<Item> {
  return { type: [type], default: undefined };
}

/** A field of a document that is null until it is set. */
export function nullable<Value>(schema: SubSchema<Value>) {
  return { type: schema, default: null };
}
