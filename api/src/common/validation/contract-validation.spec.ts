import * as z from 'zod/mini';
import { DomainError } from '../problem/domain.error.js';
import { ContractValidationPipe, parseContract } from './contract-validation.js';

const validationError = (schema: z.core.$ZodType, value: unknown) => {
  try {
    parseContract(schema, value);
  } catch (error) {
    return (error as DomainError).data;
  }
  throw new Error('the value was accepted');
};

const address = z.object({ home: z.object({ town: z.string(), rooms: z.array(z.number()) }) });

describe('a body validated by the contract', () => {
  it('is parsed, without unknown fields', () => {
    expect(parseContract(z.object({ town: z.string() }), { town: 'Bedford', admin: true })).toEqual({
      town: 'Bedford',
    });
  });

  it('maps dotted field paths to messages, generic if the schema defines none', () => {
    expect(validationError(address, { home: { rooms: [1, 'two'] } })).toEqual({
      errors: { 'home.town': 'Mandatory', 'home.rooms.1': 'Invalid' },
    });
  });

  it('keeps the first message of a field', () => {
    const schema = z.object({
      name: z.string().check(z.minLength(2, 'too short'), z.regex(/^[a-z]*$/, 'letters only')),
    });
    expect(validationError(schema, { name: '1' })).toEqual({ errors: { name: 'too short' } });
  });

  it('reports a rule about the whole body as the detail', () => {
    const schema = z.object({ a: z.optional(z.number()) }).check(z.refine(() => false, 'exactly one of them'));
    expect(validationError(schema, {})).toEqual({ errors: {}, detail: 'exactly one of them' });
  });
});

describe('the validation of route arguments', () => {
  const pipe = new ContractValidationPipe();
  const postcode = z.string().check(z.maxLength(8));
  const errorsOf = (validation: Promise<unknown>) => validation.catch((error: DomainError) => error.data);

  it('parses the argument with the schema of its decorator', async () => {
    const body = { home: { town: 'Bedford', rooms: [1] }, admin: true };
    expect(await pipe.transform(body, { type: 'body', schema: address })).toEqual({
      home: { town: 'Bedford', rooms: [1] },
    });
  });

  it('validates a missing body as an empty one', async () => {
    expect(await errorsOf(pipe.transform(undefined, { type: 'body', schema: address }))).toEqual({
      errors: { home: 'Mandatory' },
    });
  });

  it('names a path parameter as the field of the error', async () => {
    const parameter = { type: 'param', data: 'postcode', schema: postcode } as const;
    expect(await pipe.transform('MK40 1AA', parameter)).toBe('MK40 1AA');
    expect(await errorsOf(pipe.transform('MK40 1AAAA', parameter))).toEqual({ errors: { postcode: 'Invalid' } });
  });

  it('leaves an argument without a schema as it is', async () => {
    expect(await pipe.transform(undefined, { type: 'body' })).toBeUndefined();
  });
});
