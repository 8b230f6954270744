import { planEndpoints } from '@home-move/contract';
import { Button, Notice, ProblemNotice, Row, Stack, useAction, useRuntime } from '@home-move/ui';
import { useEffect, useRef, useState } from 'react';
import { movePlanTexts } from './move-plan.texts';

const texts = movePlanTexts.feed;

/** Ends the address of the calendar, after a question: an ended address cannot be restored. */
export function EndFeed({ onEnded }: { readonly onEnded: () => Promise<void> }) {
  const { http } = useRuntime();
  const [stage, setStage] = useState<'idle' | 'asking' | 'kept'>('idle');
  const button = useRef<HTMLButtonElement>(null);
  const { run, busy, problem } = useAction(async () => {
    await http.send(planEndpoints.endFeed, {});
    await onEnded();
  });
  useEffect(() => {
    // The button that was pressed is gone.
    if (stage === 'kept') button.current?.focus();
  }, [stage]);

  if (stage !== 'asking')
    return (
      <Row>
        <Button ref={button} variant="plain" onClick={() => setStage('asking')}>
          {texts.end}
        </Button>
      </Row>
    );
  return (
    <Stack gap={3}>
      <Notice kind="warning" focusOn={stage}>
        <b>{texts.endQuestion}</b>
        <p>{texts.endText}</p>
      </Notice>
      <ProblemNotice problem={problem} focused />
      <Row>
        <Button variant="danger" busy={busy ? texts.ending : undefined} onClick={() => void run()}>
          {texts.confirmEnd}
        </Button>
        <Button onClick={() => setStage('kept')}>{texts.keep}</Button>
      </Row>
    </Stack>
  );
}
