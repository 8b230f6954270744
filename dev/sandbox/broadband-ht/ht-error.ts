import type { FastifyError } from 'fastify';
import { VendorError } from '../server/provider.js';

export type HtErrorCode =
  | 'INVALID_POSTCODE'
  | 'UNKNOWN_ADDRESS'
  | 'INVALID_DATE'
  | 'INVALID_ORDER'
  | 'UNKNOWN_PACKAGE'
  | 'NOT_AT_THIS_ADDRESS'
  | 'NO_CALLBACK'
  | 'UNKNOWN_ADD_ON'
  | 'KEY_USED'
  | 'UNKNOWN_ORDER'
  | 'CHANGE_CLOSED'
  | 'DATE_UNAVAILABLE'
  | 'DATE_REFUSED'
  | 'CANCELLATION_REFUSED';

interface Detail {
  path: string;
  problem: string;
}

/** Home Telecom's error body. */
export const htErrorBody = (reason: string, message: string, details: readonly Detail[] = []) => ({
  reason,
  message,
  details,
});

export function htError(status: number, reason: HtErrorCode, message: string): VendorError {
  return new VendorError(status, htErrorBody(reason, message));
}

export function invalidOrder(error: FastifyError): VendorError {
  const details = (error.validation ?? []).map(({ instancePath, params, message = 'is wrong' }) => {
    const missing = typeof params['missingProperty'] === 'string' ? `/${params['missingProperty']}` : '';
    return { path: instancePath + missing, problem: message };
  });
  return new VendorError(400, htErrorBody('INVALID_ORDER', 'Some fields are missing or wrong', details));
}
