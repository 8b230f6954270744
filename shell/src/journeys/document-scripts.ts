declare global {
  interface Document {
    /** Set where settled scripts leave the document. */
    hmDropsScripts?: true;
  }
}

const named = 'script[data-named]';

/**
 * Runs in the document, before the scripts that it names: each leaves it once it has run or failed, so that a loader waits for
 * those alone that are still on their way.
 */
export function dropSettledScripts(root: Document): void {
  const drop = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && target.matches(named)) target.remove();
  };
  root.addEventListener('load', drop, true);
  root.addEventListener('error', drop, true);
  root.hmDropsScripts = true;
}

/** The scripts that the document named and that are still on their way. */
export function pendingScripts(root: Document): readonly HTMLScriptElement[] {
  return [...root.querySelectorAll<HTMLScriptElement>(named)];
}

/** Takes them out of the document: they run when they arrive, but no loader waits for one that hangs, or has failed before. */
export function releaseDocumentScripts(root: Document): void {
  for (const script of pendingScripts(root)) script.remove();
}
