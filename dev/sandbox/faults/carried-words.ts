import type { FastifyRequest } from 'fastify';
import { readAddressKey } from '../addresses/address-key.js';

/** Every text in path, query and body; an address key counts as its postcode too, so that a fault can be matched by it. */
export function carriedWords(request: Pick<FastifyRequest, 'params' | 'query' | 'body'>): string[] {
  const words = [request.params, request.query, request.body].flatMap(textsIn);
  const postcodes = words.flatMap((word) => readAddressKey(word)?.postcode.compact ?? []);
  return [...words, ...postcodes];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
