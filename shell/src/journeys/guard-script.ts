import { faultCodes } from './fault';
import type { KnownFiles } from './known-files';

/** Sets address, hash and crossorigin of a script from the registry record; refuses every other address. */
export type GuardScript = (script: HTMLScriptElement, url: string) => void;

/** Whether the browser had the whole file, by its own timing; false where it does not say. */
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
      // Without an address nothing is fetched and nothing would ever be said: the loader hears of it at once.
      queueMicrotask(() => script.dispatchEvent(new Event('error')));
      return;
    }
    script.crossOrigin = 'anonymous';
    script.integrity = known.integrity;
    script.src = known.url;
    // Here, and not run all the same: its hash is another. What did not come at all may come on a second try.
    script.addEventListener('error', () => hasArrived(script.src) && files.reject(url, faultCodes.notLoaded));
  };
}

/** Remotes' chunks ask for it by this name; nobody can put another in its place. */
export function installGuardScript(guard: GuardScript, root: object = globalThis): void {
  Object.defineProperty(root, 'hmGuardScript', { value: guard, enumerable: false });
}
