import { randomKey } from '@home-move/contract';
import { useRef } from 'react';

export interface IdempotencyKey {
  /** The key of a call with this body: the same one until the body changes. */
  readonly forBody: (body: unknown) => string;
  /** Call it once the call succeeded: the next one gets another key, even with the same body. */
  readonly renew: () => void;
}

/** One idempotency key for each content: a second attempt with the same body counts once, whatever became of the first. */
export function useIdempotencyKey(): IdempotencyKey {
  const attempt = useRef<{ readonly content: string; readonly key: string } | null>(null);
  return {
    forBody(body) {
      const content = JSON.stringify(body);
      if (attempt.current?.content !== content) attempt.current = { content, key: randomKey() };
      return attempt.current.key;
    },
    renew() {
      attempt.current = null;
    },
  };
}
