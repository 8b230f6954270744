import { createStore, type Readable } from '@home-move/contract';
import type { Host } from '../embed/join-host';
import type { SafeStorage } from '../session/safe-storage';
import { unsavedNotes } from './note-drafts';

export interface UnsavedGuardDependencies {
  readonly storage: SafeStorage;
  readonly agentName: () => string;
  readonly host: Promise<Pick<Host, 'setUnsaved' | 'onSwitch'> | null>;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Protects an agent's input if the browser stores nothing, because the input is then lost with the document. */
export interface UnsavedGuard {
  /** How often the CRM has wanted to show another call while something was unsaved. */
  readonly switches: Readable<number>;
  /** Lets the document go, after the agent has decided to leave. */
  readonly stop: () => void;
}

const ask = (event: Event) => event.preventDefault();

/**
 * Reports to the CRM whether a note is unsaved, so that its next call waits for the agent. The browser requires a
 * confirmation before anything else replaces the document. Does nothing if storage persists, because drafts then
 * outlive the document.
 */
export function createUnsavedGuard({ storage, agentName, host, page }: UnsavedGuardDependencies): UnsavedGuard {
  const switches = createStore(0);
  if (storage.persistent) return { switches, stop: () => undefined };
  let isUnsaved = false;
  const report = (now: boolean) => {
    if (now === isUnsaved) return;
    isUnsaved = now;
    if (now) page.addEventListener('beforeunload', ask);
    else page.removeEventListener('beforeunload', ask);
    void host.then((connected) => connected?.setUnsaved(now));
  };
  const unsubscribe = storage.subscribe(() => report(unsavedNotes(storage, agentName()).length > 0));
  void host.then((connected) => connected?.onSwitch(() => switches.set(switches.get() + 1)));
  return {
    switches,
    stop() {
      unsubscribe();
      report(false);
    },
  };
}
