import { problemOf, type Problem } from '@home-move/contract';
import { useEffect, useEffectEvent, useState } from 'react';

type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | { readonly state: 'ready'; readonly value: Value };

export type Loaded<Value> = Answer<Value> & {
  readonly retry: () => void;
  /** Another attempt is running while the failure still shows. */
  readonly retrying: boolean;
};

/** Loads the data that a page needs before it can be shown. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'loading' });
  const send = useEffectEvent((_attempt: number, signal: AbortSignal) => load(signal));

  useEffect(() => {
    const leaving = new AbortController();
    const settle = (next: Answer<Value>) => {
      if (leaving.signal.aborted) return;
      setAnswer(next);
      setRetrying(false);
    };
    send(attempt, leaving.signal).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', problem: problemOf(error) }),
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setRetrying(true);
    setAttempt((count) => count + 1);
  };
  return { ...answer, retry, retrying };
}
