import { faultCodes } from '@home-move/contract';
import type { KnownFiles } from './known-files';

/** Sets URL, hash and crossorigin of a script from the registry record; rejects every other URL. */
export type GuardScript = (script: HTMLScriptElement, url: string) => void;

/** Whether the browser received the whole file, by its resource timing; false where that is unavailable. */
function hasArrived(url: string): boolean {
  const [timing] = performance.getEntriesByName(url, 'resource').slice(-1) as PerformanceResourceTiming[];
  return timing?.responseStatus === 200;
}

export function createGuardScript(files: KnownFiles): GuardScript {
  return (script, url) => {
    const known = files.find(url);
    if (!known) {
      files.reject(url, faultCodes.unknownFile);
      script.removeAttribute('src');
      // Without a URL the browser fires no event, so the loader would wait for its timeout.
      queueMicrotask(() => script.dispatchEvent(new Event('error')));
      return;
    }
    script.crossOrigin = 'anonymous';
    script.integrity = known.integrity;
    script.src = known.url;
    // Received but not executed means a wrong hash. A file that did not arrive may do so on a retry.
    script.addEventListener('error', () => hasArrived(script.src) && files.reject(url, faultCodes.altered));
  };
}

/** Remotes' chunk loaders call it under this name; it cannot be replaced. */
export function installGuardScript(guard: GuardScript, root: object = globalThis): void {
  Object.defineProperty(root, 'hmGuardScript', { value: guard, enumerable: false });
}
