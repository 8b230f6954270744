/** What went wrong with a remote, as a person quotes it on the phone. The first digit is the stage of the pipeline. */
export const faultCodes = {
  /** The registry names no version for this brand. */
  missing: 'HM-101',
  /** It needs another version of the runtime contract. */
  wrongContract: 'HM-201',
  /** An address outside the registry record was asked for, or one without a hash. */
  unknownFile: 'HM-301',
  /** A file could not be fetched, was altered, or threw while it was read. */
  notLoaded: 'HM-401',
  tooSlow: 'HM-402',
  /** What was loaded has no lifecycles. */
  notARemote: 'HM-403',
  /** It threw before its first screen. */
  notMounted: 'HM-501',
  mountTooSlow: 'HM-502',
  /** It threw after it was mounted, and its own boundary shows a panel. 602 is the same where that boundary broke. */
  renderError: 'HM-601',
  /** It threw after it was mounted, and took its screen down. */
  crashed: 'HM-603',
} as const;
export type FaultCode = (typeof faultCodes)[keyof typeof faultCodes];

/** A second try cures none of these, or the person has waited eight seconds already. */
const finalCodes: readonly FaultCode[] = ['HM-201', 'HM-301', 'HM-402', 'HM-403', 'HM-502'];

/** A stage of the pipeline failed. The cause is for telemetry, never for the screen. */
export class RemoteFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly remote: string,
    cause?: unknown,
    /** Whether another try of the same version is in vain. */
    readonly isFinal = finalCodes.includes(code),
  ) {
    super(`${code} ${remote}`, { cause });
    this.name = 'RemoteFault';
  }
}

/** The fault behind anything thrown; one that no stage named gets the code given. */
export function faultOf(error: unknown, code: FaultCode, remote: string): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault(code, remote, error);
}
