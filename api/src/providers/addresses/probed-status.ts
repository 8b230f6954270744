import type { ServiceStatus } from '@home-move/contract';
import type { HttpProvider } from '../http/http-provider.js';
import type { StatusCall } from '../http/provider-call.js';

/** A status call that takes longer than this counts as slow. */
const PROBE_TIMEOUT_MS = 1500;

const statusByProbe: Readonly<Record<'answered' | 'slow' | 'failed', ServiceStatus>> = {
  answered: 'Up',
  slow: 'Degraded',
  failed: 'Down',
};

/** The health of a third party by one call; never rejects. Degraded when slow, Down when it fails or the breaker is open. */
export async function probedStatus(http: HttpProvider, call: StatusCall): Promise<ServiceStatus> {
  return statusByProbe[await http.probe(call, PROBE_TIMEOUT_MS)];
}
