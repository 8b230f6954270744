import {
  channelCodes,
  otpEndpoints,
  pathOf,
  problemOf,
  validationResult,
  type Problem,
  type RuntimeContract,
} from '@home-move/contract';
import { cachedFor30s, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import type { Verification } from './verify.form';

const { channelDetails, validatePostcode } = otpEndpoints;

export interface LinkDetails {
  /** Masked: s•••@example.test. Null while it is asked for, and without an answer. */
  readonly contact: string | null;
  readonly problem: Problem | null;
  readonly asking: boolean;
  readonly askAgain: () => void;
}

/** Whose link it is, as far as anybody who holds it may know. [OTP-08] */
export function useLinkDetails(token: string): LinkDetails {
  const { http } = useRuntime();
  const { data, error, isValidating, mutate } = useSWR(
    [channelDetails.path, token],
    () => http.send(channelDetails, { query: { channel: 'email', token } }),
    cachedFor30s,
  );
  return {
    contact: data?.contactDetails ?? null,
    problem: error === undefined ? null : problemOf(error),
    asking: isValidating,
    askAgain: () => void mutate(),
  };
}

/**
 * Confirms the postcode: the path of the page that comes next, null where the onboarding journey goes on, or why it was
 * refused. [OTP-06, ONB-02]
 */
export async function verifyPostcode(
  { http, session, flags }: RuntimeContract,
  token: string,
  { postcode }: Verification,
): Promise<{ readonly path: string | null } | { readonly refused: Problem }> {
  const body = { channel: channelCodes.email, postcode, token };
  const answer = await http.send(validatePostcode, { body }).catch((error: unknown) => ({ refused: problemOf(error) }));
  if ('refused' in answer) return answer;
  await session.begin(answer.token);
  // Converted to the unpopulated journey: personal details, which know that it is. [ONB-02]
  if (answer.result !== validationResult.success) return { path: pathOf('personal-details') };
  // [ONB-03, FLAG-02]
  if (flags.get()['onboarding-journey']) return { path: null };
  return { path: session.get().loggedIn ? '/enrolment' : pathOf('personal-details') };
}
