import type { NoteDraft } from '@home-move/contract';
import { Button, LazyDialog, registerSheet, Stack, Text } from '@home-move/ui';
import sheet, * as styles from './telephony.module.css';
import { telephonyTexts } from './telephony.texts';

registerSheet(sheet);

const texts = telephonyTexts.unsaved;

export interface UnsavedDialogProps {
  readonly notes: readonly NoteDraft[];
  readonly open: boolean;
  /** What happens to them. */
  readonly text: string;
  /** Label of the button that leaves without saving. */
  readonly leave: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Lists an agent's unsaved notes, each with its customer, before the agent leaves the page. */
export function UnsavedDialog({ notes, open, text, leave, onLeave, onStay }: UnsavedDialogProps) {
  if (notes.length === 0) return null;
  return (
    <LazyDialog
      open={open}
      onClose={onStay}
      title={texts.title(notes.length)}
      actions={
        <>
          <Button onClick={onLeave}>{leave}</Button>
          <Button variant="primary" onClick={onStay}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <ul className={styles.unsaved}>
          {notes.map(({ enrolmentId, customer, content }) => (
            <li key={enrolmentId}>
              <b>{customer}</b>
              <p>{content}</p>
            </li>
          ))}
        </ul>
        <Text>{text}</Text>
      </Stack>
    </LazyDialog>
  );
}
