import type { FastifyError } from 'fastify';
import { VendorError } from '../server/vendor-error.js';

/** Web Media's words for no. */
export const refusalBody = (err: string, msg: string) => ({ ok: false, err, msg });

export function refusal(status: number, err: string, msg: string): VendorError {
  return new VendorError(status, refusalBody(err, msg));
}

/** The feed names the first wrong field alone. */
export function badRequest({ message }: FastifyError): VendorError {
  return refusal(400, 'bad_request', message);
}
