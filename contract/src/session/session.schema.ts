import * as z from 'zod/mini';
import { clientIds } from './tokens';

const text = z.string().check(z.minLength(1), z.maxLength(4096));

/** Body of `POST /token`: one of three grants, form encoded or JSON. [SESS-27] */
export const tokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('client_credentials'), client_id: z.enum(clientIds) }),
  z.object({ grant_type: z.literal('password'), username: text, password: text }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: text }),
]);
export type TokenRequest = z.infer<typeof tokenRequestSchema>;

/** Body of `POST /token/revoke`: the refresh token of the session to end. */
export const revokeRequestSchema = z.object({ refresh_token: text });
export type RevokeRequest = z.infer<typeof revokeRequestSchema>;
