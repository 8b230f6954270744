import * as z from 'zod/mini';
import { linkTokenSchema } from '../session/link-token.schema';
import { objectionReasons } from './invitation';

/** Body of `POST /invitation`. */
export const readInvitationSchema = z.object({ token: linkTokenSchema });
export type ReadInvitation = z.output<typeof readInvitationSchema>;

/** Body of `POST /invitation/objection`. */
export const objectionSchema = z.object({ token: linkTokenSchema, reason: z.enum(objectionReasons) });
export type Objection = z.output<typeof objectionSchema>;
