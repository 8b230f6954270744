import { Body, Param, Query, type PipeTransform } from '@nestjs/common';
import { formMessages } from '@home-move/contract';
import * as z from 'zod/mini';
import { DomainError } from '../problem/domain.error.js';

/**
 * Parses a value with a schema of the contract. Throws VALIDATION with `errors` (dotted field path → message) and, for a
 * rule about the whole body, `detail`. Call it in the service for schemas that need the date or limits; for all others,
 * name the schema on the route with `ContractBody`, `ContractParam` or `ContractQuery`.
 */
export function parseContract<S extends z.core.$ZodType>(schema: S, value: unknown): z.core.output<S> {
  const result = z.safeParse(schema, value, { error: defaultMessage });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  const whole: string[] = [];
  for (const { path, message } of result.error.issues) {
    if (path.length === 0) whole.push(message);
    else errors[path.join('.')] ??= message;
  }
  throw new DomainError('VALIDATION', { errors, ...(whole[0] !== undefined && { detail: whole[0] }) });
}

/** The message of rules that define none: zod's default messages are for developers. [UI-03] */
function defaultMessage({ input }: z.core.$ZodRawIssue): string {
  return input === undefined || input === null || input === '' ? formMessages.mandatory : formMessages.invalid;
}

class ContractPipe implements PipeTransform {
  constructor(
    private readonly schema: z.core.$ZodType,
    private readonly field?: string,
  ) {}

  transform(value: unknown): unknown {
    if (this.field === undefined) return parseContract(this.schema, value ?? {});
    const wrapped = parseContract(z.object({ [this.field]: this.schema }), { [this.field]: value });
    return wrapped[this.field];
  }
}

/** The request body, validated. */
export const ContractBody = (schema: z.core.$ZodType) => Body(new ContractPipe(schema));
/** One path parameter, validated; its name is the field of the error. */
export const ContractParam = (name: string, schema: z.core.$ZodType) => Param(name, new ContractPipe(schema, name));
/** The query, validated. */
export const ContractQuery = (schema: z.core.$ZodType) => Query(new ContractPipe(schema));
