import type { FaultCode } from '@home-move/contract';
import { remoteIn, remoteOfError, type RemoteVersion } from './attribution';

/** Called for each fault that the page observes, with the remote that its source belongs to. */
export type OnPageFault = (version: RemoteVersion, code: FaultCode) => void;

/** From here on a block is reported. */
const longBlockMs = 1000;

/** A long animation frame, which not every browser reports. */
interface AnimationFrame extends PerformanceEntry {
  readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
}

/**
 * Observes what no remote's own boundary catches: errors of timers and event handlers, rejected promises, long blocks and
 * violations of the content security policy. Faults of other sources are ignored.
 */
export function watchPage(page: Window, onFault: OnPageFault): void {
  const observe = (event: Event) => {
    const fault = faultOf(event);
    if (fault) onFault(fault.version, fault.code);
  };
  for (const event of page.hmEarlyFaults ?? []) observe(event);
  delete page.hmEarlyFaults;
  page.addEventListener('error', observe);
  page.addEventListener('unhandledrejection', observe);
  page.document.addEventListener('securitypolicyviolation', observe);
  watchBlocks(onFault);
}

function faultOf(event: Event): { readonly version: RemoteVersion; readonly code: FaultCode } | null {
  const [version, code] = sourceOf(event);
  return version && { version, code };
}

function sourceOf(event: Event): readonly [RemoteVersion | null, FaultCode] {
  if (event instanceof ErrorEvent) return [remoteOfError(event.error) ?? remoteIn(event.filename), 'HM-604'];
  if (event.type === 'unhandledrejection') return [remoteOfError(Reflect.get(event, 'reason')), 'HM-605'];
  const { sourceFile, blockedURI } = event as SecurityPolicyViolationEvent;
  return [remoteIn(sourceFile) ?? remoteIn(blockedURI), 'HM-702'];
}

/** Chromium attributes long frames to scripts; other browsers name none, so nothing is reported there. */
function watchBlocks(onFault: OnPageFault): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('long-animation-frame')) return;
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as AnimationFrame[]) {
      for (const { sourceURL, duration } of scripts) {
        const version = duration >= longBlockMs ? remoteIn(sourceURL) : null;
        if (version) onFault(version, 'HM-701');
      }
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
