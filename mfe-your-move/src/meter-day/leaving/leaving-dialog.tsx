import {
  Button,
  LazyDialog,
  Notice,
  ProblemNotice,
  registerSheet,
  Status,
  Text,
  useAction,
  useRuntime,
} from '@home-move/ui';
import { useState } from 'react';
import type { MeterDevice } from '../device/meter-device';
import type { Readings } from '../readings/use-readings';
import sheet, * as styles from './leaving-dialog.module.css';
import { leavingTexts as texts } from './leaving.texts';

registerSheet(sheet);

type Choice = 'send' | 'keep' | 'remove';

interface LeavingDialogProps {
  readonly open: boolean;
  readonly unsent: number;
  readonly hasSignal: boolean;
  readonly device: MeterDevice;
  readonly readings: Pick<Readings, 'send' | 'discard' | 'unsaved'>;
  readonly onStay: () => void;
}

/**
 * The decision about unsent readings before a log-out: send, keep locked, or delete. Only sending needs a signal. It stays open when the
 * last reading is sent meanwhile, because the mover wants to log out. [METER-13]
 */
export function LeavingDialog({ open, unsent, hasSignal, device, readings, onStay }: LeavingDialogProps) {
  const { session } = useRuntime();
  const [isNotSent, setNotSent] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { run, busy, problem } = useAction(async (chosen: Choice) => {
    setChoice(chosen);
    setNotSent(false);
    if (chosen === 'send' && !(await readings.send())) {
      setNotSent(true);
      return;
    }
    if (chosen === 'remove') await readings.discard();
    // A device that stores nothing has nothing to lock.
    else await device.lock().catch(() => undefined);
    await session.logout();
  });
  const labelOf = (of: Choice, text: string) => (busy && choice === of ? text : undefined);
  const isSent = unsent === 0;
  const isOnPage = readings.unsaved.length > 0;
  return (
    <LazyDialog
      open={open}
      onClose={() => {
        if (!busy) onStay();
      }}
      title={isSent ? texts.allSent : texts.title(unsent)}
      closeButton
    >
      <Status>
        <Text>{isSent ? texts.allSentText : texts.text}</Text>
      </Status>
      <div className={styles.choices}>
        {isSent && (
          <Button variant="primary" full busy={busy ? texts.leaving : undefined} onClick={() => void run('keep')}>
            {texts.leave}
          </Button>
        )}
        {!isSent && hasSignal && (
          <Button variant="primary" full busy={labelOf('send', texts.sending)} onClick={() => void run('send')}>
            {texts.send}
          </Button>
        )}
        {!isSent && !hasSignal && (
          <Text size="sm" muted>
            {texts.noSignal}
          </Text>
        )}
        {!isSent && isNotSent && (
          <Notice kind="warning">
            <p>{isOnPage ? texts.notSentFromPage : texts.notSent}</p>
          </Notice>
        )}
        {!isSent && !isOnPage && (
          <Button full busy={labelOf('keep', texts.leaving)} onClick={() => void run('keep')}>
            {texts.keep}
          </Button>
        )}
        {!isSent && (
          <Text size="sm" muted>
            {isOnPage ? texts.notKept : texts.keepText}
          </Text>
        )}
        {!isSent && (
          <Button variant="danger" full busy={labelOf('remove', texts.leaving)} onClick={() => void run('remove')}>
            {texts.remove}
          </Button>
        )}
        <ProblemNotice problem={problem} />
        <Button variant="plain" full disabled={busy} onClick={onStay}>
          {texts.cancel}
        </Button>
      </div>
    </LazyDialog>
  );
}
