import type { CallInput, Endpoint, EventStream } from '@home-move/contract';
import * as z from 'zod';

/** Named schemas of response bodies. Each becomes a component of the OpenAPI document, under its id. */
export const components = z.registry<{ id: string }>();

declare const exactly: unique symbol;
/** Marks a component, in types only. Invariant in `T`, so that no wider or narrower schema can take its place. */
export interface Exactly<T> {
  readonly [exactly]: (value: T) => T;
}

/** A schema whose type is the contract's type `T`, neither wider nor narrower. */
export type ResponseSchema<T> = z.ZodType & Exactly<T>;

/** The response of an endpoint, or the messages of its stream; void for 204. */
type AnswerOf<E> =
  E extends Endpoint<CallInput, infer Answer> ? (Answer extends EventStream<infer Message> ? Message : Answer) : never;

/** One schema for each endpoint of an area that responds with JSON. An endpoint without one does not compile. */
export type ResponsesOf<Area> = {
  readonly [Name in keyof Area as AnswerOf<Area[Name]> extends void | Blob ? never : Name]: ResponseSchema<
    AnswerOf<Area[Name]>
  >;
};

/**
 * Declares the schema of a type of the contract and names its component. A field that the type has and the schema lacks,
 * or the reverse, does not compile. Objects are strict, so that parsing a real response finds undocumented fields.
 */
export function component<T>() {
  return <S extends z.ZodType>(id: string, schema: S & Same<T, z.output<S>>): S & Exactly<T> => {
    components.add(schema, { id });
    return schema as z.ZodType as S & Exactly<T>; // The mark exists in types only.
  };
}

/** The schema of a list of components. */
export function listOf<T>(item: ResponseSchema<T>): ResponseSchema<readonly T[]> {
  return z.array(item) as z.ZodType as ResponseSchema<readonly T[]>; // The mark exists in types only.
}

/**
 * A type in comparable form, without differences of notation (readonly, intersections, interfaces). The tuple keeps an
 * optional field apart from a required one.
 */
type Comparable<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Comparable<Item>[]
    : { [Key in keyof T]-?: [Comparable<T[Key]>] };

type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The fields in which two types differ. */
type Differences<A, B> = {
  [Key in keyof A | keyof B]: Key extends keyof A & keyof B ? (Equal<A[Key], B[Key]> extends true ? never : Key) : Key;
}[keyof A | keyof B];

type Same<T, Parsed> =
  Equal<Comparable<T>, Comparable<Parsed>> extends true
    ? unknown
    : { readonly schemaDiffersIn: Differences<Comparable<T>, Comparable<Parsed>> };
