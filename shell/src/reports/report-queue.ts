import type { FaultCode, FaultPhase, FaultReport, ReportBatch } from '@home-move/contract';
import type { RemoteVersion } from './attribution';

/** The most kinds of faults in one batch, as the API accepts. */
const maxReports = 50;
/** Delay of the first batch; later ones wait longer, because a timer may throw many times a second. */
const firstDelayMs = 1000;
const laterDelayMs = 15_000;

// Literals: an object of codes, shared with the start, would grow the script that every visitor waits for.
const phases: Readonly<Record<FaultCode, FaultPhase>> = {
  'HM-101': 'registry',
  'HM-201': 'contract',
  'HM-202': 'contract',
  'HM-301': 'integrity',
  'HM-302': 'integrity',
  'HM-401': 'load',
  'HM-402': 'load',
  'HM-403': 'load',
  'HM-501': 'mount',
  'HM-502': 'mount',
  'HM-601': 'render',
  'HM-603': 'render',
  'HM-604': 'callback',
  'HM-605': 'rejection',
  'HM-701': 'block',
  'HM-702': 'policy',
};

export type ReportContent = Pick<ReportBatch, 'mounts' | 'faults'>;

export interface ReportQueue {
  /** Reports a mount once for each version. */
  readonly addMount: (version: RemoteVersion) => void;
  readonly addFault: (version: RemoteVersion, code: FaultCode) => void;
  /** Sends pending reports now, as when the page is hidden. */
  readonly flush: () => void;
}

/**
 * Collects reports and sends them in batches. What could not be sent is sent with the next batch.
 * @param send rejects when the batch did not arrive
 */
export function createReportQueue(send: (content: ReportContent) => Promise<void>): ReportQueue {
  const mounted = new Set<string>();
  let mounts: RemoteVersion[] = [];
  const faults = new Map<string, FaultReport>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delay = firstDelayMs;

  function addCount(fault: FaultReport): void {
    const key = `${fault.remote} ${fault.version} ${fault.code}`;
    const before = faults.get(key);
    if (before || faults.size < maxReports) faults.set(key, { ...fault, count: fault.count + (before?.count ?? 0) });
  }

  function schedule(): void {
    timer ??= setTimeout(flush, delay);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (mounts.length === 0 && faults.size === 0) return;
    delay = laterDelayMs;
    const content = { mounts, faults: [...faults.values()] };
    mounts = [];
    faults.clear();
    send(content).catch(() => {
      mounts = [...content.mounts, ...mounts].slice(0, maxReports);
      content.faults.forEach(addCount);
      schedule();
    });
  }

  return {
    addMount({ remote, version }) {
      const key = `${remote} ${version}`;
      if (mounted.has(key)) return;
      mounted.add(key);
      mounts.push({ remote, version });
      schedule();
    },
    addFault({ remote, version }, code) {
      addCount({ remote, version, code, phase: phases[code], count: 1 });
      schedule();
    },
    flush,
  };
}
