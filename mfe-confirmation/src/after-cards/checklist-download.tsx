import { planEndpoints } from '@home-move/contract';
import {
  DownloadIcon,
  ProblemNotice,
  registerSheet,
  Status,
  Tile,
  useFileDownload,
  VisuallyHidden,
} from '@home-move/ui';
import sheet, * as styles from './after-cards.module.css';
import { afterCardsTexts } from './after-cards.texts';

registerSheet(sheet);
const texts = afterCardsTexts.checklist;

/** Saves the move plan as PDF. [CONF-09] */
export function ChecklistDownload() {
  const { isReady, run, busy, problem } = useFileDownload(planEndpoints.document, {}, texts.fileName);
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
