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
  /** Masked: s•••@example.test. Null while it loads, and without an answer. */
  readonly contact: string | null;
  readonly problem: Problem | null;
  readonly loading: boolean;
  readonly reload: () => void;
}

/** Whom the link was sent to, masked for anyone who holds it. [OTP-08] */
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
    loading: isValidating,
    reload: () => void mutate(),
  };
}

/**
 * Confirms the postcode. Resolves to the path of the next page, null where the onboarding journey continues, or to the
 * problem. [OTP-06, ONB-02]
 */
export async function verifyPostcode(
  { http, session, flags }: RuntimeContract,
  token: string,
  { postcode }: Verification,
): Promise<{ readonly path: string | null } | { readonly problem: Problem }> {
  const body = { channel: channelCodes.email, postcode, token };
  const answer = await http.send(validatePostcode, { body }).catch((error: unknown) => ({ problem: problemOf(error) }));
  if ('problem' in answer) return answer;
  await session.begin(answer.token);
  // Converted to the unpopulated journey, which starts with personal details. [ONB-02]
  if (answer.result !== validationResult.success) return { path: pathOf('personal-details') };
  // [ONB-03, FLAG-02]
  if (flags.get()['onboarding-journey']) return { path: null };
  return { path: session.get().loggedIn ? '/enrolment' : pathOf('personal-details') };
}
