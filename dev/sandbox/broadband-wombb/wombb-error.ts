import type { FastifyError } from 'fastify';
import { VendorError } from '../server/provider.js';

/** Web Media's error body. */
export const wombbErrorBody = (err: string, msg: string) => ({ ok: false, err, msg });

/** An error of the feed; `err` is its code. */
export function wombbError(status: number, err: string, msg: string): VendorError {
  return new VendorError(status, wombbErrorBody(err, msg));
}

/** The feed reports only the first invalid field. */
export function badRequest({ message }: FastifyError): VendorError {
  return wombbError(400, 'bad_request', message);
}
