import { problemOf, type Problem } from '@home-move/contract';
import { useEffect, useEffectEvent, useState } from 'react';

type Answer<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: Problem }
  | { readonly state: 'ready'; readonly value: Value };

export type Loaded<Value> = Answer<Value> & {
  readonly retry: () => void;
  /** Another try is running, while what failed still shows. */
  readonly retrying: boolean;
};

/** What a page has to ask before it can show itself. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [attempt, setAttempt] = useState(0);
  const [retrying, setRetrying] = useState(false);
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'loading' });
  // Each attempt is another question.
  const ask = useEffectEvent((_attempt: number, signal: AbortSignal) => load(signal));

  useEffect(() => {
    const leaving = new AbortController();
    const take = (next: Answer<Value>) => {
      if (leaving.signal.aborted) return;
      setAnswer(next);
      setRetrying(false);
    };
    ask(attempt, leaving.signal).then(
      (value) => take({ state: 'ready', value }),
      (error: unknown) => take({ state: 'failed', problem: problemOf(error) }),
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setRetrying(true);
    setAttempt((count) => count + 1);
  };
  return { ...answer, retry, retrying };
}
