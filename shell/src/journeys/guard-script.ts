import type { KnownFiles } from './known-files';

/** Sets address, hash and crossorigin of a script from the registry record; refuses every other address. */
export type GuardScript = (script: HTMLScriptElement, url: string) => void;

export function createGuardScript(files: KnownFiles): GuardScript {
  return (script, url) => {
    const known = files.find(url);
    if (!known) {
      script.removeAttribute('src');
      // Without an address nothing is fetched and nothing would ever be said: the loader hears of it at once.
      queueMicrotask(() => script.dispatchEvent(new Event('error')));
      return;
    }
    script.crossOrigin = 'anonymous';
    script.integrity = known.integrity;
    script.src = known.url;
  };
}

/** Remotes' chunks ask for it by this name; nobody can put another in its place. */
export function installGuardScript(guard: GuardScript, root: object = globalThis): void {
  Object.defineProperty(root, 'hmGuardScript', { value: guard, enumerable: false });
}
