import {
  channelCodes,
  invitationEndpoints,
  otpEndpoints,
  pathOf,
  problemOf,
  validationResult,
  type ChannelDetails,
  type Invitation,
  type Problem,
  type RuntimeContract,
  type Tokens,
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
  /** Forgets the contact, once the link opens nothing any more, and checks the link again. */
  readonly discard: () => void;
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
    discard: () => void mutate(undefined),
  };
}

/** Who gave us which details of the mover; null while it loads, and for a link that no partner has sent. */
export function useInvitation(token: string): Invitation | null {
  const { http } = useRuntime();
  const { read } = invitationEndpoints;
  const { data } = useSWR([read.path, token], () => http.send(read, { body: { token } }), cachedFor30s);
  return data ?? null;
}

/** The next page (null if the onboarding journey continues), the contact to which a code was sent, or a problem. */
export type PostcodeAnswer =
  | { readonly path: string | null }
  | { readonly codeSentTo: ChannelDetails }
  | { readonly problem: Problem };

/** Confirms the postcode. [OTP-06, ONB-02] */
export async function verifyPostcode(
  runtime: RuntimeContract,
  token: string,
  { postcode }: Verification,
): Promise<PostcodeAnswer> {
  const body = { channel: channelCodes.email, postcode, token };
  const answer = await runtime.http
    .send(validatePostcode, { body })
    .catch((error: unknown) => ({ problem: problemOf(error) }));
  if ('problem' in answer) return answer;
  if (answer.codeSentTo) return { codeSentTo: answer.codeSentTo };
  if (!answer.token) throw new Error('neither tokens nor a code');
  // Converted to the unpopulated journey, which starts with personal details. [ONB-02]
  const isConverted = answer.result !== validationResult.success;
  return { path: await beginSession(runtime, answer.token, isConverted) };
}

/** Logs the mover in. Resolves to the path of the next page, null where the onboarding journey continues. */
export async function beginSession(
  { session, flags }: RuntimeContract,
  tokens: Tokens,
  isConverted = false,
): Promise<string | null> {
  await session.begin(tokens);
  if (isConverted) return pathOf('personal-details');
  // [ONB-03, FLAG-02]
  if (flags.get()['onboarding-journey']) return null;
  return session.get().loggedIn ? '/enrolment' : pathOf('personal-details');
}
