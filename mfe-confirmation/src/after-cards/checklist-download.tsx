import { planEndpoints } from '@home-move/contract';
import {
  DownloadIcon,
  ProblemNotice,
  registerSheet,
  Status,
  Tile,
  useAction,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useState } from 'react';
import sheet, * as styles from './after-cards.module.css';
import { afterCardsTexts } from './after-cards.texts';

registerSheet(sheet);
const texts = afterCardsTexts.checklist;

/** How long a browser may take to start saving a file. */
const savingMs = 60_000;

/** Saves the move plan as PDF. A button, because the call needs the mover's token, which a link cannot send. [CONF-09] */
export function ChecklistDownload() {
  const { http } = useRuntime();
  const [isReady, setReady] = useState(false);
  const { run, busy, problem } = useAction(async () => {
    setReady(false);
    save(await http.send(planEndpoints.document, {}), texts.fileName);
    setReady(true);
  });
  return (
    <li>
      <button type="button" className={`${styles.button} ${styles.thing}`} aria-busy={busy} onClick={() => void run()}>
        <Tile>
          <DownloadIcon size={22} />
        </Tile>
        <span>
          <b>{texts.title}</b>
          <small>{busy ? texts.busy : texts.text}</small>
        </span>
        <DownloadIcon />
      </button>
      <Status>{isReady && <VisuallyHidden>{texts.ready}</VisuallyHidden>}</Status>
      <ProblemNotice problem={problem} />
    </li>
  );
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), savingMs);
}
