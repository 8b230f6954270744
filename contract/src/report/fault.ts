/** Faults of remotes, as movers quote them to support. The first digit is the stage of the pipeline. */
export const faultCodes = {
  /** The registry names no version for this brand, or has switched the remote off. */
  missing: 'HM-101',
  /** The remote requires another version of the runtime contract. */
  wrongContract: 'HM-201',
  /** The remote requires a library, or a version of one, that the shell does not provide. */
  wrongLibrary: 'HM-202',
  /** A URL outside the registry record was requested, or one without a hash. */
  unknownFile: 'HM-301',
  /** A file arrived but was not executed: its hash differs. */
  altered: 'HM-302',
  /** A file could not be fetched, or threw on evaluation. */
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
  /** A timer, an event handler or another callback threw; the screen remains. */
  callbackError: 'HM-604',
  /** A promise was rejected without a handler; the screen remains. */
  rejection: 'HM-605',
  /** A script blocked the page for a second or longer. */
  longBlock: 'HM-701',
  /** The content security policy stopped a request, script or style. */
  policyViolation: 'HM-702',
} as const;
export type FaultCode = (typeof faultCodes)[keyof typeof faultCodes];

/** Where a fault occurred. */
export const faultPhases = [
  'registry',
  'contract',
  'load',
  'integrity',
  'mount',
  'render',
  'callback',
  'rejection',
  'block',
  'policy',
] as const;
export type FaultPhase = (typeof faultPhases)[number];
