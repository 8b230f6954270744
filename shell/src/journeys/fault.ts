/** Faults of remotes, as movers quote them to support. The first digit is the stage of the pipeline. */
export const faultCodes = {
  /** The registry names no version for this brand. */
  missing: 'HM-101',
  /** The remote requires another version of the runtime contract. */
  wrongContract: 'HM-201',
  /** The remote requires a library, or a version of one, that the shell does not provide. */
  wrongLibrary: 'HM-202',
  /** A URL outside the registry record was requested, or one without a hash. */
  unknownFile: 'HM-301',
  /** A file could not be fetched, was altered, or threw on evaluation. */
  notLoaded: 'HM-401',
  tooSlow: 'HM-402',
  /** The module has no lifecycles. */
  notARemote: 'HM-403',
  /** The remote threw before its first screen. */
  notMounted: 'HM-501',
  mountTooSlow: 'HM-502',
  /** It threw after it was mounted, and its own boundary shows a panel; 602 if that boundary failed as well. */
  renderError: 'HM-601',
  /** It threw after it was mounted, and its screen is gone. */
  crashed: 'HM-603',
} as const;
export type FaultCode = (typeof faultCodes)[keyof typeof faultCodes];

/** A retry cannot fix these, or the mover has already waited eight seconds. */
const finalCodes: readonly FaultCode[] = ['HM-201', 'HM-202', 'HM-301', 'HM-402', 'HM-403', 'HM-502'];

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
