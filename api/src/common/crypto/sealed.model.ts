import { subSchema } from '../database/sub-schema.js';
import type { Sealed } from './field-encryption.js';

export const sealedSchema = subSchema<Sealed>({ keyId: String, box: String });
