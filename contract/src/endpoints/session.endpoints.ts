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
    problems: ['INVALID_CREDENTIALS', 'INVALID_REFRESH_TOKEN', 'TOO_MANY_REQUESTS'],
    summary: 'Issue an app or user token, or renew one',
  }),
  revoke: endpoint<{ body: RevokeRequest }, void>({
    method: 'POST',
    path: '/token/revoke',
    encoding: 'form',
    roles: [],
    success: 204,
    summary: 'Log out: end the session of a refresh token',
  }),
};
