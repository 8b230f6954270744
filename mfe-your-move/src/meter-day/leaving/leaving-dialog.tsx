import { Button, Dialog, Notice, registerSheet, Text, useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import type { MeterDevice } from '../device/meter-device';
import type { Readings } from '../readings/use-readings';
import sheet, * as styles from './leaving-dialog.module.css';
import { leavingTexts as texts } from './leaving.texts';

registerSheet(sheet);

interface LeavingDialogProps {
  readonly open: boolean;
  readonly unsent: number;
  readonly hasSignal: boolean;
  readonly device: MeterDevice;
  readonly readings: Pick<Readings, 'send' | 'discard'>;
  readonly onStay: () => void;
}

/** The decision about unsent readings before a log-out: send, keep locked, or delete. Only sending needs a signal. [METER-13] */
export function LeavingDialog({ open, unsent, hasSignal, device, readings, onStay }: LeavingDialogProps) {
  const { session } = useRuntime();
  const [isNotSent, setNotSent] = useState(false);
  const lockAndLeave = async () => {
    // A device that stores nothing has nothing to lock.
    await device.lock().catch(() => undefined);
    await session.logout();
  };
  const sending = useAction(async () => {
    setNotSent(false);
    await readings.send();
    const left = await device.readings();
    if (left.length === 0) await lockAndLeave();
    else setNotSent(true);
  });
  const keeping = useAction(lockAndLeave);
  const removing = useAction(async () => {
    await readings.discard();
    await session.logout();
  });
  const isBusy = sending.busy || keeping.busy || removing.busy;
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!isBusy) onStay();
      }}
      title={texts.title(unsent)}
      closeButton
    >
      <Text>{texts.text}</Text>
      <div className={styles.choices}>
        {hasSignal ? (
          <Button
            variant="primary"
            full
            busy={sending.busy ? texts.sending : undefined}
            onClick={() => void sending.run()}
          >
            {texts.send}
          </Button>
        ) : (
          <Text size="sm" muted>
            {texts.noSignal}
          </Text>
        )}
        {isNotSent && (
          <Notice kind="warning">
            <p>{texts.notSent}</p>
          </Notice>
        )}
        <Button full busy={keeping.busy ? texts.leaving : undefined} onClick={() => void keeping.run()}>
          {texts.keep}
        </Button>
        <Text size="sm" muted>
          {texts.keepText}
        </Text>
        <Button
          variant="danger"
          full
          busy={removing.busy ? texts.leaving : undefined}
          onClick={() => void removing.run()}
        >
          {texts.remove}
        </Button>
        {removing.problem && (
          <Notice kind="error">
            <p>{removing.problem.title}</p>
          </Notice>
        )}
        <Button variant="plain" full onClick={onStay}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
