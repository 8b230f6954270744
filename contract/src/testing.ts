import type * as z from 'zod/mini';

export * from './enrolment/enrolment.builder';
export * from './tariff/tariff.builder';
export * from './brand/branding.builder';
export { aJpeg, aJpegOf, segment as jpegSegment } from './meter-day/jpeg.builder';
export * from './meter-day/meter-day.builder';
export * from './brand/theme.builder';
export * from './offers/affiliate.builder';
export * from './partner/invitation.builder';
export * from './private-entry/private-entry.builder';
export * from './runtime/session.builder';
export type { RuntimeCheck, RuntimeHarness, RuntimeUnderTest } from './runtime/conformance/harness';
export { runtimeChecks } from './runtime/conformance/runtime-checks';

/** Validates a value and returns the first message of each field, by dotted path; empty when the schema accepts it. */
export function validationErrors(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) messages[path.join('.')] ??= message;
  return messages;
}
