import { dataPassportEndpoints } from '@home-move/contract';
import {
  Button,
  Card,
  DownloadIcon,
  type FileDownload,
  Heading,
  ProblemNotice,
  registerSheet,
  Status,
  Text,
  useFileDownload,
  VisuallyHidden,
} from '@home-move/ui';
import { useId } from 'react';
import { kilobytesOf } from '../documents/file-size';
import { useFileSizes } from './download.queries';
import sheet, * as styles from './download-section.module.css';
import { downloadTexts as texts } from './download.texts';

registerSheet(sheet);

/** The passport and all data that is held, as PDF and as JSON. [PASS-14] */
export function DownloadSection() {
  const titleId = useId();
  const { data, error } = useFileSizes();
  const pdf = useFileDownload(dataPassportEndpoints.pdf, {}, texts.fileName('pdf'));
  const json = useFileDownload(dataPassportEndpoints.json, {}, texts.fileName('json'));
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading level={2} id={titleId}>
        {texts.title}
      </Heading>
      <Text muted measure>
        {texts.text}
      </Text>
      <div>
        <div className={styles.files}>
          <FileButton download={pdf} format={texts.formats.pdf} bytes={data?.pdf ?? null} />
          <FileButton download={json} format={texts.formats.json} bytes={data?.json ?? null} />
        </div>
        <Status>
          <VisuallyHidden>
            {pdf.isReady && texts.downloaded(texts.formats.pdf)} {json.isReady && texts.downloaded(texts.formats.json)}
          </VisuallyHidden>
        </Status>
      </div>
      {!data && error !== undefined && (
        <Text size="sm" muted>
          {texts.unknownSize}
        </Text>
      )}
      <ProblemNotice problem={pdf.problem ?? json.problem} />
    </Card>
  );
}

interface FileButtonProps {
  readonly download: FileDownload;
  readonly format: string;
  /** Null while the size is not known. */
  readonly bytes: number | null;
}

function FileButton({ download: { run, busy }, format, bytes }: FileButtonProps) {
  return (
    <Button busy={busy ? texts.downloading : undefined} onClick={() => void run()}>
      <DownloadIcon size={18} />
      <span>
        <VisuallyHidden>{texts.download} </VisuallyHidden>
        {texts.label(format, bytes === null ? null : kilobytesOf(bytes))}
      </span>
    </Button>
  );
}
