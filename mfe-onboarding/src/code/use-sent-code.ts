import {
  channelCodes,
  codeLifetimeMinutes,
  otpEndpoints,
  type Channel,
  type OnboardingJourney,
} from '@home-move/contract';
import { useAction, useRuntime, withCodeSession, type Action } from '@home-move/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { readCodesSent, saveCodeSent } from '../state/codes-sent';

export interface SentCode {
  readonly channel: Channel;
  /** Email address or number, unmasked. */
  readonly to: string;
  /** When the last code was sent, in ms; null before. */
  readonly sentAt: number | null;
  readonly sending: Action<[]>;
  /** Null if the customer has only one contact. */
  readonly switchChannel: (() => void) | null;
}

/** Leads a mover without a valid session to the login; back does not return here. [OTP-13] */
export function useLogInAgain(): () => void {
  const runtime = useRuntime();
  return () => runtime.navigate('/login', { replace: true });
}

const otherThan = (channel: Channel): Channel => (channel === 'email' ? 'sms' : 'email');

/**
 * Sends a code on arrival, unless an earlier one to the same contact is still valid, and again on request. [OTP-07,
 * OTP-11]
 */
export function useSentCode({ verifyWith, emailAddress, phoneNumber }: OnboardingJourney): SentCode {
  const { storage, clock, http } = useRuntime();
  const logInAgain = useLogInAgain();
  const [channel, setChannel] = useState<Channel>(() => {
    const last = readCodesSent(storage);
    if (last && isValid(last[last.channel])) return last.channel;
    // An agent may open the page before both contacts are given.
    return contactOf(verifyWith) === '' ? otherThan(verifyWith) : verifyWith;
  });
  const other = otherThan(channel);
  const [, setSentCount] = useState(0);

  function contactOf(byChannel: Channel): string {
    return (byChannel === 'email' ? emailAddress : phoneNumber) ?? '';
  }
  function isValid(sent: { readonly to: string; readonly at: number } | undefined): boolean {
    const isForMover = sent !== undefined && [emailAddress, phoneNumber].includes(sent.to);
    return isForMover && clock.now().getTime() - sent.at < codeLifetimeMinutes * 60_000;
  }

  const to = contactOf(channel);
  const last = readCodesSent(storage)?.[channel];
  const sentAt = last?.to === to && isValid(last) ? last.at : null;

  const sending = useAction(async () => {
    const body =
      channel === 'email' ? { channel: channelCodes.email, contact: to } : { channel: channelCodes.sms, contact: to };
    await withCodeSession(() => http.send(otpEndpoints.request, { body }), logInAgain);
    saveCodeSent(storage, channel, to, clock.now().getTime());
    setSentCount((count) => count + 1);
  });
  const sendOnArrival = useEffectEvent(() => {
    if (sentAt === null) void sending.run();
  });
  useEffect(() => sendOnArrival(), [channel]);

  return {
    channel,
    to,
    sentAt,
    sending,
    switchChannel: contactOf(other) === '' ? null : () => setChannel(other),
  };
}
