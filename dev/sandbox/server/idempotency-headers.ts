/** JSON schema of the headers of a request that counts once for its key. */
export const IDEMPOTENCY_HEADERS = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': { type: 'string', minLength: 1, maxLength: 128 } },
};
