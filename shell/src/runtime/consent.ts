import { createStore, readOnly, type Readable } from '@home-move/contract';
import type { SafeStorage } from '../session/safe-storage';

/** The visitor's answer; null before they answered. */
export type ConsentChoice = 'accepted' | 'rejected' | null;

/** Whether the visitor agrees to performance cookies, which is category C0002. [FLAG-09] */
export interface Consent {
  readonly choice: Readable<ConsentChoice>;
  readonly has: (category: 'C0002') => boolean;
  /** Takes effect at once, until the tab is closed. */
  readonly choose: (choice: Exclude<ConsentChoice, null>) => void;
}

const choiceOf = (stored: string | null): ConsentChoice =>
  stored === 'accepted' || stored === 'rejected' ? stored : null;

export function createConsent(storage: SafeStorage): Consent {
  const choice = createStore(choiceOf(storage.get('consent')));
  return {
    choice: readOnly(choice),
    has: () => choice.get() === 'accepted',
    choose(next) {
      storage.set('consent', next);
      choice.set(next);
    },
  };
}
