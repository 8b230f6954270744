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

interface ResendButtonProps {
  /** Seconds before another code can be requested. */
  readonly seconds: number;
  readonly sending: Action<[]>;
}

/** Counts down on screen, and announces the wait once at its start and once at its end. */
function ResendButton({ seconds, sending: { run, busy } }: ResendButtonProps) {
  const [total] = useState(seconds);
  const left = useCountdown(total);
  const isWaiting = left > 0;
  return (
    <div>
      <Status>{total > 0 && <VisuallyHidden>{isWaiting ? texts.waiting(total) : texts.waited}</VisuallyHidden>}</Status>
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
  /** When the last code was sent, in ms since 1970; null if none was sent. A new value restarts the wait. */
  readonly sentAt: number | null;
  /** The current time, in ms since 1970. */
  readonly now: number;
  /** Sends another code to the same contact. */
  readonly sending: Action<[]>;
  /** Sends a code by the other channel instead. */
  readonly otherChannel?: { readonly label: string; readonly onClick: () => void } | undefined;
}

/** Offers another code after 30 seconds, or one by the other channel at once. [OTP-21] */
export function ResendCode({ channel, sentAt, now, sending, otherChannel: otherWay }: ResendCodeProps) {
  return (
    <Stack gap={4}>
      <Text size="sm" muted>
        {texts.nothing[channel]}
      </Text>
      {sending.problem && <Notice kind="error">{requestFailureText(sending.problem)}</Notice>}
      <ResendButton key={`${channel} ${sentAt}`} seconds={secondsUntilResend(sentAt, now)} sending={sending} />
      {otherWay && (
        <Text size="sm">
          <TextButton onClick={otherWay.onClick}>{otherWay.label}</TextButton>
        </Text>
      )}
    </Stack>
  );
}
