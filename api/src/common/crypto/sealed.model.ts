import { subSchema } from '../database/sub-schema.js';
import type { Sealed } from './field-encryption.js';

export const sealedSchema = subSchema<Sealed>({ keyId: String, box: String });

/** The purpose that save-and-continue tokens are sealed for. */
export const sealedTokenPurpose = 'enrolment.save-and-continue';
