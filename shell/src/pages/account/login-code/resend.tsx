import { requestFailureText, resendAfterSeconds } from '@home-move/contract';
import { Button, Notice, Stack, Status, Text, useAction, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useState } from 'react';
import { useShell } from '../../../shell-context';
import { askForCode } from '../parts/ask-for-code';
import type { LoginState } from '../parts/login-state';
import { loginCodeTexts as texts } from './login-code.texts';
import { useWait } from './use-wait';

/** Seconds before another code may be asked for, after a reload too. */
function left(sentAt: number, now: number): number {
  const passed = Math.floor((now - sentAt) / 1000);
  return Math.min(resendAfterSeconds, Math.max(0, resendAfterSeconds - passed));
}

interface WaitProps {
  readonly seconds: number;
  readonly busy: boolean;
  readonly onAsk: () => void;
}

/** The wait, seen by the second and told once at its start and once at its end. */
function Wait({ seconds, busy, onAsk }: WaitProps) {
  const remaining = useWait(seconds);
  const isWaiting = remaining > 0;
  return (
    <>
      <Status>
        {seconds > 0 && <VisuallyHidden>{isWaiting ? texts.waiting(seconds) : texts.waited}</VisuallyHidden>}
      </Status>
      {isWaiting ? (
        <Text size="sm" muted numeric>
          {texts.wait(remaining)}
        </Text>
      ) : (
        <Button full onClick={onAsk} busy={busy ? texts.sending : undefined}>
          {texts.resend}
        </Button>
      )}
    </>
  );
}

/** Another code to the same contact, after a while. [OTP-21] */
export function Resend({ login }: { readonly login: LoginState }) {
  const runtime = useRuntime();
  const { holdSession } = useShell();
  const [seconds, setSeconds] = useState(() => left(login.sentAt ?? 0, runtime.clock.now().getTime()));
  const [round, setRound] = useState(0);
  const { run, busy, problem } = useAction(async () => {
    await askForCode(runtime, holdSession, { channel: login.channel, contact: login.contact, call: 'request' });
    setSeconds(resendAfterSeconds);
    setRound((count) => count + 1);
  });
  return (
    <Stack gap={3}>
      <Text size="sm" muted>
        {texts.nothing[login.channel]}
      </Text>
      {problem && <Notice kind="error">{requestFailureText(problem)}</Notice>}
      <Wait key={round} seconds={seconds} busy={busy} onAsk={run} />
    </Stack>
  );
}
