import type { RevokeRequest, TokenRequest } from '../session/session.schema';
import type { Tokens } from '../session/tokens';
import { endpoint } from './endpoint';

/** Tokens. */
export const sessionEndpoints = {
  token: endpoint<{ body: TokenRequest }, Tokens>({
    method: 'POST',
    path: '/token',
    encoding: 'form',
    roles: [],
  }),
  revoke: endpoint<{ body: RevokeRequest }, void>({
    method: 'POST',
    path: '/token/revoke',
    encoding: 'form',
    roles: [],
    success: 204,
  }),
};
