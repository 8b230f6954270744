import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * Runs a contract schema over what the boxes hold. Boxes may hold anything ('' for a title not chosen), the schema says
 * what is valid: its own input type is about the wire, hence the cast.
 */
export function formResolver<Typed extends FieldValues, Valid>(
  schema: z.ZodMiniType<Valid>,
): Resolver<Typed, unknown, Valid> {
  return standardSchemaResolver<Typed, unknown, Valid>(schema as z.ZodMiniType<Valid, Typed>);
}
