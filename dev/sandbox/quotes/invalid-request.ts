import type { FastifyError } from 'fastify';
import { VendorError } from '../server/vendor-error.js';

export interface FieldFault {
  field: string;
  reason: string;
}

export function invalidRequest(fields: FieldFault[]): VendorError {
  return new VendorError(400, { error: 'invalid_request', fields });
}

/** TariffHub's words for what its JSON schema refuses: dotted path of the field, and why. */
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
