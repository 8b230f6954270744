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
import { useLoginAgain } from './login-again';

export interface SentCode {
  readonly channel: Channel;
  /** Where it goes, in full. */
  readonly to: string;
  /** When the last one went, in ms; null before. */
  readonly sentAt: number | null;
  readonly sending: Action<[]>;
  readonly switchChannel: () => void;
}

/**
 * The code of this arrival: it is sent by itself, unless one that is still good went to the same place, and again when it
 * is asked for. [OTP-07, OTP-11]
 */
export function useSentCode({ verifyWith, emailAddress, phoneNumber }: OnboardingJourney): SentCode {
  const { storage, clock, http } = useRuntime();
  const loginAgain = useLoginAgain();
  const [channel, setChannel] = useState<Channel>(() => {
    const last = readCodesSent(storage);
    return last && isGood(last[last.channel]) ? last.channel : verifyWith;
  });
  const [, setRounds] = useState(0);

  function contactOf(by: Channel): string {
    return (by === 'email' ? emailAddress : phoneNumber) ?? '';
  }
  function isGood(sent: { readonly to: string; readonly at: number } | undefined): boolean {
    const isOurs = sent !== undefined && [emailAddress, phoneNumber].includes(sent.to);
    return isOurs && clock.now().getTime() - sent.at < codeLifetimeMinutes * 60_000;
  }

  const to = contactOf(channel);
  const last = readCodesSent(storage)?.[channel];
  const sentAt = last?.to === to && isGood(last) ? last.at : null;

  const sending = useAction(async () => {
    const body =
      channel === 'email' ? { channel: channelCodes.email, contact: to } : { channel: channelCodes.sms, contact: to };
    await withCodeSession(() => http.send(otpEndpoints.request, { body }), loginAgain);
    saveCodeSent(storage, channel, to, clock.now().getTime());
    setRounds((count) => count + 1);
  });
  const arrive = useEffectEvent(() => {
    if (sentAt === null) void sending.run();
  });
  useEffect(() => arrive(), [channel]);

  return {
    channel,
    to,
    sentAt,
    sending,
    switchChannel: () => setChannel(channel === 'email' ? 'sms' : 'email'),
  };
}
