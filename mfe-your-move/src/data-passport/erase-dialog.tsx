import { dataPassportEndpoints, type ErasurePreview } from '@home-move/contract';
import { Button, Dialog, Notice, registerSheet, Text, useAction, useRuntime } from '@home-move/ui';
import { useMeterDevices } from '../meter-day/device/meter-device';
import sheet, * as styles from './erase-dialog.module.css';
import { eraseTexts } from './erase.texts';

registerSheet(sheet);
const texts = eraseTexts.dialog;

interface EraseDialogProps {
  readonly preview: ErasurePreview;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** One question. After the erasure, the mover is logged out, and the page behind the log-out says why. [PASS-15] */
export function EraseDialog({ preview: { ordersInSetUp }, open, onClose }: EraseDialogProps) {
  const { http, session, feedback } = useRuntime();
  const createDevice = useMeterDevices();
  const { run, busy, problem } = useAction(async () => {
    const { enrolmentId } = session.get();
    await http.send(dataPassportEndpoints.erase, {});
    // Readings that are not sent belong to the move that is erased. A device that stores nothing has nothing to remove.
    if (enrolmentId !== null)
      await createDevice(enrolmentId)
        .clear()
        .catch(() => undefined);
    await session.logout();
    feedback.show({ kind: 'success', content: eraseTexts.done });
  });
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      title={texts.title}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {texts.keep}
          </Button>
          <Button variant="danger" busy={busy ? texts.busy : undefined} onClick={() => void run()}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      {problem && (
        <Notice kind="error">
          <p>{problem.title}</p>
        </Notice>
      )}
      <Text>{texts.text}</Text>
      <ul className={styles.list}>
        {texts.deleted.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ordersInSetUp.length > 0 && (
        <>
          <Text>{texts.orders}</Text>
          <ul className={styles.list}>
            {ordersInSetUp.map((order) => (
              <li key={order.reference}>{texts.order(order)}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
