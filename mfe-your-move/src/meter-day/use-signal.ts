import { problemOf } from '@home-move/contract';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether there is a signal: the browser reports one, and the last request got an answer. */
export function useSignal(lastError: unknown): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline && (lastError === undefined || problemOf(lastError).code !== 'NETWORK');
}
