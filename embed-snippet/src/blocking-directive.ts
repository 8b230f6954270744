interface Violation extends Pick<SecurityPolicyViolationEvent, 'disposition' | 'effectiveDirective'> {
  readonly blockedURL: string;
}

/**
 * The directive of the page's policy that blocked a frame of this origin before the loader ran; null if none did, or if the browser
 * keeps no reports.
 */
export function blockingDirective(origin: string): string | null {
  if (!('ReportingObserver' in window)) return null;
  const observer = new ReportingObserver(() => undefined, { types: ['csp-violation'], buffered: true });
  observer.observe();
  const violations = observer.takeRecords().map(({ body }) => body as Violation);
  observer.disconnect();
  const ofFrame = violations.find(
    ({ blockedURL, disposition, effectiveDirective }) =>
      disposition === 'enforce' && `${blockedURL}/`.startsWith(`${origin}/`) && effectiveDirective !== 'connect-src',
  );
  return ofFrame?.effectiveDirective ?? null;
}
