import { dataPassportEndpoints, type ConsentPurpose, type Disclosure } from '@home-move/contract';
import { Button, Dialog, Notice, registerSheet, Text, useAction, useRuntime } from '@home-move/ui';
import { nameOfEntry } from './entry.texts';
import sheet, * as styles from './withdraw-dialog.module.css';
import { withdrawalOf, withdrawTexts } from './withdraw.texts';

registerSheet(sheet);
const texts = withdrawTexts.dialog;

interface WithdrawDialogProps {
  readonly entry: Disclosure;
  readonly purpose: ConsentPurpose;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called with the entry after the withdrawal. */
  readonly onWithdrawn: (entry: Disclosure) => Promise<void>;
  /** The element that gets the focus after a withdrawal, which removes the opener. */
  readonly finalFocus: () => HTMLElement | null;
}

/** One question, with what ends, what stays, and who informs the recipient. [PASS-09] */
export function WithdrawDialog({ entry, purpose, open, onClose, onWithdrawn, finalFocus }: WithdrawDialogProps) {
  const { http } = useRuntime();
  const { ends, stays, informed } = withdrawalOf(entry, purpose);
  const { run, busy, problem } = useAction(async () => {
    const withdrawn = await http.send(dataPassportEndpoints.withdraw, { params: { id: entry.id } });
    await onWithdrawn(withdrawn);
  });
  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      finalFocus={finalFocus}
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
      <Text muted>{texts.entry(nameOfEntry(entry), entry.at)}</Text>
      <Lines title={texts.ends} lines={ends} />
      <Lines title={texts.stays} lines={stays} />
      <Text>{informed}</Text>
    </Dialog>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className={styles.lines}>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
