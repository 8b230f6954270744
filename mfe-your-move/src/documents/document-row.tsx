import { documentEndpoints, type MoveDocument } from '@home-move/contract';
import {
  DownloadIcon,
  FileIcon,
  ProblemNotice,
  registerSheet,
  Spinner,
  Status,
  useFileDownload,
  VisuallyHidden,
} from '@home-move/ui';
import sheet, * as styles from './documents.module.css';
import { documentsTexts as texts } from './documents.texts';
import { kilobytesOf } from './file-size';

registerSheet(sheet);

function DownloadButton({ document }: { readonly document: MoveDocument }) {
  const { id, title, fileName } = document;
  const { run, busy, isReady, problem } = useFileDownload(documentEndpoints.document, { params: { id } }, fileName);
  return (
    <>
      <button
        type="button"
        className={styles.download}
        aria-busy={busy}
        aria-disabled={busy}
        aria-label={texts.download(title)}
        onClick={() => void run()}
      >
        {busy ? <Spinner /> : <DownloadIcon size={20} />}
      </button>
      <Status>{isReady && <VisuallyHidden>{texts.downloaded(title)}</VisuallyHidden>}</Status>
      {problem && (
        <div className={styles.problem}>
          <ProblemNotice problem={problem} />
        </div>
      )}
    </>
  );
}

/** A document with its size and day, and the button that saves it. [ORDER-70] */
export function DocumentRow({ document }: { readonly document: MoveDocument }) {
  const { title, state, bytes } = document;
  const isReady = state === 'ready';
  return (
    <li className={styles.row}>
      <span className={isReady ? styles.icon : styles.waiting}>
        <FileIcon size={22} />
      </span>
      <div>
        <b>{title}</b>
        <small>{isReady ? texts.facts(document, bytes === null ? null : kilobytesOf(bytes)) : texts[state]}</small>
      </div>
      {isReady && <DownloadButton document={document} />}
    </li>
  );
}
