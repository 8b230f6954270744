import { requestFailureText, secondsUntilResend, type Channel } from '@home-move/contract';
import { useState } from 'react';
import { Button } from '../components/button/button';
import { TextButton } from '../components/link/text-link';
import { Notice } from '../components/notice/notice';
import { Stack } from '../components/stack/stack';
import { Status } from '../components/status/status';
import { Text } from '../components/text/text';
import { VisuallyHidden } from '../components/visually-hidden/visually-hidden';
import type { Action } from '../form/use-action';
import { codeTexts as texts } from './code.texts';
import { useCountdown } from './use-countdown';

interface WaitProps {
  readonly seconds: number;
  readonly sending: Action<[]>;
}

/** The wait, seen by the second and told once at its start and once at its end. */
function Wait({ seconds, sending: { run, busy } }: WaitProps) {
  const [whole] = useState(seconds);
  const left = useCountdown(whole);
  const isWaiting = left > 0;
  return (
    <div>
      <Status>{whole > 0 && <VisuallyHidden>{isWaiting ? texts.waiting(whole) : texts.waited}</VisuallyHidden>}</Status>
      {isWaiting ? (
        <Text size="sm" muted numeric>
          {texts.wait(left)}
        </Text>
      ) : (
        <Button full onClick={() => void run()} busy={busy ? texts.resending : undefined}>
          {texts.resend}
        </Button>
      )}
    </div>
  );
}

export interface ResendCodeProps {
  readonly channel: Channel;
  /** When the last code went, in ms; null where none did. Each new one begins the wait again. */
  readonly sentAt: number | null;
  /** The present instant, in ms. */
  readonly now: number;
  /** Sends another one to the same contact. */
  readonly sending: Action<[]>;
  /** Sends one by the other channel instead. */
  readonly otherChannel?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** Another code, after a while, or by the other channel at once. [OTP-21] */
export function ResendCode({ channel, sentAt, now, sending, otherChannel: otherWay }: ResendCodeProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" muted>
        {texts.nothing[channel]}
      </Text>
      {sending.problem && <Notice kind="error">{requestFailureText(sending.problem)}</Notice>}
      <Wait key={`${channel} ${sentAt}`} seconds={secondsUntilResend(sentAt, now)} sending={sending} />
      {otherWay && (
        <Text size="sm">
          <TextButton onClick={otherWay.onClick}>{otherWay.label}</TextButton>
        </Text>
      )}
    </Stack>
  );
}
