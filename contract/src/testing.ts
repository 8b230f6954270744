export * from './enrolment/enrolment.builder';
export * from './tariff/tariff.builder';
export * from './brand/branding.builder';
export * from './session/session.builder';
export type { RuntimeCheck, RuntimeHarness, RuntimeUnderTest } from './runtime/conformance/harness';
export { runtimeChecks } from './runtime/conformance/runtime-checks';
