import type { DataKind } from '@home-move/contract';
import { kindsIn } from '../../common/disclosures/data-map.js';
import type { ProviderRequest } from './provider-call.js';

const parts = ['params', 'query', 'body', 'form'] as const;
type Parts = Pick<ProviderRequest, (typeof parts)[number]>;

/** The kinds of data in a request. Throws for a field that no map names. */
export function kindsInRequest(request: Parts, maps: object): readonly DataKind[] {
  const content = Object.fromEntries(parts.map((part) => [part, request[part]]));
  return kindsIn(content, { params: {}, query: {}, body: {}, form: {}, ...maps });
}
