import { documentEndpoints, problemOf, type MoveDocument } from '@home-move/contract';
import {
  Button,
  DownloadIcon,
  FailedPanel,
  Heading,
  ProblemNotice,
  registerSheet,
  SkeletonCards,
  Status,
  useFileDownload,
  VisuallyHidden,
} from '@home-move/ui';
import { useId } from 'react';
import { useOrders } from '../orders/orders.queries';
import { DocumentRow } from './document-row';
import sheet, * as styles from './documents.module.css';
import { useDocuments } from './documents.queries';
import { documentsTexts as texts } from './documents.texts';
import { totalKilobytes } from './file-size';

registerSheet(sheet);

function DownloadAll({ documents }: { readonly documents: readonly MoveDocument[] }) {
  const { run, busy, isReady, problem } = useFileDownload(documentEndpoints.archive, {}, texts.archiveName);
  return (
    <>
      <div className={styles.all}>
        <p>{texts.kept}</p>
        <Button busy={busy ? texts.downloading : undefined} onClick={() => void run()}>
          <DownloadIcon size={18} />
          {texts.all(documents.length, totalKilobytes(documents))}
        </Button>
      </div>
      <Status>{isReady && <VisuallyHidden>{texts.allDownloaded}</VisuallyHidden>}</Status>
      <ProblemNotice problem={problem} />
    </>
  );
}

/** The documents of every order, and the move plan, to download; nothing without an order. [ORDER-70, ORDER-72] */
export function DocumentsSection() {
  const titleId = useId();
  const { data: orders } = useOrders();
  const { data, error, isValidating, mutate } = useDocuments();
  if (!orders || orders.orders.length === 0 || data?.documents.length === 0) return null;
  const ready = data?.documents.filter(({ state }) => state === 'ready') ?? [];
  return (
    <section aria-labelledby={titleId} className={styles.documents}>
      <div className={styles.top}>
        <Heading id={titleId} look="h2large">
          {texts.title}
        </Heading>
        <p>{texts.promise}</p>
      </div>
      {data && (
        <ul aria-labelledby={titleId} className={styles.list}>
          {data.documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      {ready.length > 0 && <DownloadAll documents={ready} />}
      {!data && error === undefined && <SkeletonCards label={texts.loading} count={1} />}
      {error !== undefined && (
        <FailedPanel onRetry={() => void mutate()} retrying={isValidating}>
          {problemOf(error).title}
        </FailedPanel>
      )}
    </section>
  );
}
