import type { FaultCode } from '@home-move/contract';

/** A retry cannot fix these, or the mover has already waited eight seconds. */
const finalCodes: readonly FaultCode[] = ['HM-201', 'HM-202', 'HM-301', 'HM-302', 'HM-402', 'HM-403', 'HM-502'];

/** A stage of the pipeline failed. The cause goes to telemetry, never to the screen. */
export class RemoteFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly remote: string,
    cause?: unknown,
    /** Whether retrying the same version is pointless. */
    readonly isFinal = finalCodes.includes(code),
  ) {
    super(`${code} ${remote}`, { cause });
    this.name = 'RemoteFault';
  }
}

/** The fault behind a thrown value; any other error gets the given code. */
export function faultOf(error: unknown, code: FaultCode, remote: string): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault(code, remote, error);
}
