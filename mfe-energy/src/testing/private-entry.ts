import { privateEntryEndpoints, type PrivateEntryRequest } from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import { atPath, someQuestions } from './energy-runtime';

const expiresAt = '2026-11-20T10:57:00Z';
const { accountNameRegex, accountNameRegexError } = someQuestions();

export const requests = {
  'bank-details': { scope: 'bank-details', expiresAt, accountNameRegex, accountNameRegexError },
  'health-needs': { scope: 'health-needs', expiresAt, suppliers: ['Glimmer'] },
  code: { scope: 'code', expiresAt, channel: 'sms' },
} as const satisfies Record<string, PrivateEntryRequest>;

/** A customer who is not logged in, behind a link. */
export function behindLink(scope: keyof typeof requests, path = '/private-entry/a-token'): TestRuntime {
  const runtime = atPath(path, { enrolment: null });
  runtime.answer(privateEntryEndpoints.open, () => requests[scope]);
  runtime.answer(privateEntryEndpoints.bankDetails, () => undefined);
  runtime.answer(privateEntryEndpoints.healthNeeds, () => undefined);
  runtime.answer(privateEntryEndpoints.code, () => undefined);
  return runtime;
}

/** The submitted requests. */
export const submitted = ({ recorded }: TestRuntime) =>
  recorded.calls.filter(({ path }) => path !== '/private-entry/open').map(({ path, input }) => [path, input.body]);
