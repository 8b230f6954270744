import type { Embedding } from '../embed/embed-problem';
import { endpoint } from './endpoint';

/** Called by the loader on a partner's page, which has no token. */
export const embeddingEndpoints = {
  check: endpoint<{ query: { brand?: string; branch?: string } }, Embedding>({
    method: 'GET',
    path: '/embedding',
    roles: [],
  }),
};
