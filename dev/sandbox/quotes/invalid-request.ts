import type { FastifyError } from 'fastify';
import { VendorError } from '../server/provider.js';

export interface FieldError {
  field: string;
  reason: string;
}

export function invalidRequest(fields: FieldError[]): VendorError {
  return new VendorError(400, { error: 'invalid_request', fields });
}

/** TariffHub's error for a body that fails its JSON schema: the dotted path of each field, and the reason. */
export function invalidBySchema(error: FastifyError): VendorError {
  const fields = (error.validation ?? []).map(({ instancePath, params, message = 'is wrong' }) => {
    const missing = typeof params['missingProperty'] === 'string' ? [params['missingProperty']] : [];
    const field = [...instancePath.split('/').filter((part) => part !== ''), ...missing].join('.');
    return {
      field,
      reason:
        field.endsWith('annual_kwh') && missing.length === 0 ? 'must be a whole number from 1 to 499999' : message,
    };
  });
  return invalidRequest(fields);
}
