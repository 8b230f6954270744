/** Facts that only the web developer's own browser can find out. */
export interface BrowserFacts {
  /** Whether it loads our script, which ad blockers and networks may block; null while it is offline. */
  readonly loadsScript: boolean | null;
  /** Whether it shows our frame in a page that is isolated from other origins. */
  readonly exemptsFrames: boolean;
}

const timeoutMs = 5000;

async function loadsScript(address: string): Promise<boolean | null> {
  try {
    const { ok } = await window.fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeoutMs) });
    return ok;
  } catch {
    return navigator.onLine ? false : null;
  }
}

/**
 * Tests this browser. Whether it denies storage to frames of other sites cannot be found out here, because the portal's own
 * page is no other site.
 */
export async function browserFacts(loader: string): Promise<BrowserFacts> {
  return {
    loadsScript: await loadsScript(loader),
    exemptsFrames: 'credentialless' in HTMLIFrameElement.prototype,
  };
}
