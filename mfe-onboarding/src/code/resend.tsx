import { requestFailureText } from '@home-move/contract';
import { Button, Notice, Stack, Status, Text, TextButton, useRuntime, VisuallyHidden } from '@home-move/ui';
import { secondsLeft, type CodeOnItsWay } from './code-on-its-way';
import { codeTexts as texts } from './code.texts';
import { useWait } from './use-wait';

interface WaitProps {
  readonly seconds: number;
  readonly busy: boolean;
  readonly onAsk: () => void;
}

/** The wait, seen by the second and told once at its start and once at its end. */
function Wait({ seconds, busy, onAsk }: WaitProps) {
  const left = useWait(seconds);
  const isWaiting = left > 0;
  return (
    <>
      <Status>
        {seconds > 0 && <VisuallyHidden>{isWaiting ? texts.waiting(seconds) : texts.waited}</VisuallyHidden>}
      </Status>
      {isWaiting ? (
        <Text size="sm" muted numeric>
          {texts.wait(left)}
        </Text>
      ) : (
        <Button full onClick={onAsk} busy={busy ? texts.resending : undefined}>
          {texts.resend}
        </Button>
      )}
    </>
  );
}

/** Another code to the same contact, after a while, or by the other channel at once. [OTP-21] */
export function Resend({ code }: { readonly code: CodeOnItsWay }) {
  const { clock } = useRuntime();
  const { channel, sentAt, busy, problem, send, swap } = code;
  return (
    <Stack gap={4}>
      <Text size="sm" muted>
        {texts.nothing[channel]}
      </Text>
      {problem && <Notice kind="error">{requestFailureText(problem)}</Notice>}
      <Wait
        key={`${channel} ${sentAt}`}
        seconds={secondsLeft(sentAt, clock.now().getTime())}
        busy={busy}
        onAsk={() => void send()}
      />
      <Text size="sm">
        <TextButton onClick={swap}>{texts.otherWay[channel]}</TextButton>
      </Text>
    </Stack>
  );
}
