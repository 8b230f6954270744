import { createStore, readOnly, type Readable } from '@home-move/contract';
import type { SafeStorage } from '../session/safe-storage';

/** The visitor's answer; null before they answered. */
export type ConsentChoice = 'accepted' | 'rejected' | null;

/** Whether the visitor agrees to performance cookies, which is category C0002. [FLAG-09] */
export interface Consent {
  /** The visitor's own answer in the portal. */
  readonly choice: Readable<ConsentChoice>;
  /**
   * The consent of visitors without their own answer: that of the page around a partner's frame, null if that page passes none on.
   * On hosted pages it is false.
   */
  readonly ofHost: Readable<boolean | null>;
  /** Whether the portal requests consent itself. In a partner's frame the page around it does. */
  readonly hasBanner: boolean;
  /** Whether performance cookies are allowed now; changes with `choice` and `ofHost`. */
  readonly has: (category: 'C0002') => boolean;
  /** Takes effect at once, until the tab is closed. In a frame an acceptance ends with the document. */
  readonly choose: (choice: Exclude<ConsentChoice, null>) => void;
  /** Takes over the consent of the page around a partner's frame. A withdrawal there also ends an acceptance in the frame. */
  readonly setOfHost: (isGiven: boolean | null) => void;
}

const choiceOf = (stored: string | null): ConsentChoice =>
  stored === 'accepted' || stored === 'rejected' ? stored : null;

/**
 * On hosted pages the visitor's own answer decides. In a partner's frame nothing is allowed before the page around it passes consent
 * on. Then the visitor's own answer takes precedence: a rejection in the portal stays, whatever the page reports.
 */
export function createConsent(storage: SafeStorage, isFramed = false): Consent {
  const stored = choiceOf(storage.get('consent'));
  const choice = createStore(isFramed && stored === 'accepted' ? null : stored);
  const ofHost = createStore<boolean | null>(isFramed ? null : false);

  return {
    choice: readOnly(choice),
    ofHost: readOnly(ofHost),
    hasBanner: !isFramed,
    has() {
      const own = choice.get();
      const given = ofHost.get();
      if (given === null) return false;
      return own === null ? given : own === 'accepted';
    },
    choose(next) {
      // An acceptance in a frame is not stored: the visitor may withdraw it on the partner's page while no frame is open.
      if (isFramed && next === 'accepted') storage.remove('consent');
      else storage.set('consent', next);
      choice.set(next);
    },
    setOfHost(isGiven) {
      const isWithdrawn = ofHost.get() === true && isGiven !== true;
      if (isWithdrawn && choice.get() === 'accepted') choice.set(null);
      ofHost.set(isGiven);
    },
  };
}
