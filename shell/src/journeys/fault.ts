/** What went wrong with a remote, as a person quotes it on the phone. The first digit is the stage of the pipeline. */
export const faultCodes = {
  /** The registry names no version for this brand. */
  missing: 'HM-101',
  /** It needs another version of the runtime contract. */
  wrongContract: 'HM-201',
  /** An address outside the registry record was asked for. */
  unknownFile: 'HM-301',
  /** A file could not be fetched, was altered, or threw while it was read. */
  notLoaded: 'HM-401',
  tooSlow: 'HM-402',
  /** What was loaded has no lifecycles. */
  notARemote: 'HM-403',
  /** It threw before its first screen. */
  notMounted: 'HM-501',
  mountTooSlow: 'HM-502',
  /** It threw after it was mounted, and took its screen down. 601 and 602 are the remote's own boundary. */
  broke: 'HM-603',
} as const;
export type FaultCode = (typeof faultCodes)[keyof typeof faultCodes];

/** A stage of the pipeline failed. The cause is for telemetry, never for the screen. */
export class RemoteFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`${code} ${remote}`, { cause });
    this.name = 'RemoteFault';
  }
}

/** The fault behind anything thrown; one that no stage named gets the code given. */
export function faultOf(error: unknown, code: FaultCode, remote: string): RemoteFault {
  return error instanceof RemoteFault ? error : new RemoteFault(code, remote, error);
}
