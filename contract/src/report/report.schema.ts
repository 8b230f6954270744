import * as z from 'zod/mini';
import { runtimeContexts } from '../portal/portal';
import { journeyIds } from '../journey/steps';
import { faultCodes, faultPhases } from './fault';

/** The most reports in one batch. */
export const maxReports = 50;

const subject = {
  remote: z.enum(journeyIds),
  version: z.string().check(z.maxLength(64), z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)),
};

const fault = z.strictObject({
  ...subject,
  code: z.enum(Object.values(faultCodes)),
  phase: z.enum(faultPhases),
  /** Occurrences since the last batch. */
  count: z.int().check(z.minimum(1), z.maximum(100_000)),
});

/**
 * Body of `POST /reports`: what one document observed since its last batch. It identifies no person: no message, stack, address or
 * input. A document reports each mounted version once.
 */
export const reportBatchSchema = z.strictObject({
  /** URL route of the brand on screen. */
  brand: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  context: z.enum(runtimeContexts),
  mounts: z.array(z.strictObject(subject)).check(z.maxLength(maxReports)),
  faults: z.array(fault).check(z.maxLength(maxReports)),
});
export type ReportBatch = z.infer<typeof reportBatchSchema>;
export type FaultReport = ReportBatch['faults'][number];
