import { useRef } from 'react';
import { randomKey } from './random-key';

export interface IdempotencyKey {
  /** The idempotency key of a call with this body. */
  readonly forBody: (body: unknown) => string;
  /** The call counted: the next one is another, even with the same body. */
  readonly renew: () => void;
}

/** One key for one content: a second try of the same counts once, whatever became of the first. */
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
