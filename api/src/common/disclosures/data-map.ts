import { dataKinds, type DataKind } from '@home-move/contract';

/** Several kinds for a text that is written from them; null for a field that holds nothing about a person. */
type KindOfField = DataKind | readonly DataKind[] | null;

type MapOfValue<Value> = Value extends readonly (infer Item)[]
  ? MapOfValue<Item>
  : Value extends object
    ? DataMap<Value>
    : KindOfField;

/**
 * The kind of data that each field of a body holds. Fields of nested objects, and of the items of lists, are mapped one by one. A field
 * without a kind does not compile. [PASS-02]
 */
export type DataMap<Content> = { readonly [Field in keyof Content]-?: MapOfValue<NonNullable<Content[Field]>> };

/** The same for a body without personal data. */
export type ImpersonalMap<Content> = {
  readonly [Field in keyof Content]-?: NonNullable<Content[Field]> extends object
    ? ImpersonalMap<NonNullable<Content[Field]>>
    : null;
};

/**
 * The kinds of data that this body holds, in the order of `dataKinds`. A missing or empty field holds none. Throws for a field that the
 * map lacks, so that a body which the compiler could not check is not sent either.
 */
export function kindsIn<Content extends object>(content: Content, map: DataMap<Content>): readonly DataKind[] {
  const found = new Set(kindsOf(content, map));
  return dataKinds.filter((kind) => found.has(kind));
}

function kindsOf(value: unknown, map: unknown): DataKind[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => kindsOf(item, map));
  if (typeof value !== 'object') return kindsFrom(map);
  return Object.entries(value ?? {}).flatMap(([field, content]) => {
    if (typeof map !== 'object' || map === null || !Object.hasOwn(map, field))
      throw new Error(`the field ${field} has no kind of data`);
    return kindsOf(content, (map as Record<string, unknown>)[field]);
  });
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

function kindsFrom(map: unknown): DataKind[] {
  if (map === null) return [];
  if (Array.isArray(map)) return map.flatMap(kindsFrom);
  const kind = dataKinds.find((known) => known === map);
  if (!kind) throw new Error('a field has no kind of data');
  return [kind];
}
