import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './use-idempotency-key';

describe('an idempotency key', () => {
  const attempts = () => renderHook(() => useIdempotencyKey()).result.current;

  it('stays the same for the same body, and changes with the body', () => {
    const { forBody: of } = attempts();
    const key = of({ total: 100 });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(of({ total: 100 })).toBe(key);
    expect(of({ total: 101 })).not.toBe(key);
  });

  it('changes once it is renewed', () => {
    const { forBody: of, renew: spend } = attempts();
    const key = of({ total: 100 });
    spend();
    expect(of({ total: 100 })).not.toBe(key);
  });

  it('works without a secure context', () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    expect(attempts().forBody({})).toHaveLength(32);
    Reflect.deleteProperty(crypto, 'randomUUID');
  });
});
