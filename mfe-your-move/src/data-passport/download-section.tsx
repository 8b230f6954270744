import { dataPassportEndpoints, type PassportFiles } from '@home-move/contract';
import {
  Button,
  Card,
  DownloadIcon,
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

const formats = { pdf: 'PDF', json: 'JSON' } as const satisfies Record<keyof PassportFiles, string>;

/** The passport and all data that is held, as PDF and as JSON. [PASS-14] */
export function DownloadSection() {
  const titleId = useId();
  const { data, error } = useFileSizes();
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading level={2} id={titleId}>
        {texts.title}
      </Heading>
      <Text muted measure>
        {texts.text}
      </Text>
      <div className={styles.files}>
        <FileButton format="pdf" bytes={data?.pdf ?? null} />
        <FileButton format="json" bytes={data?.json ?? null} />
      </div>
      {!data && error !== undefined && (
        <Text size="sm" muted>
          {texts.unknownSize}
        </Text>
      )}
    </Card>
  );
}

interface FileButtonProps {
  readonly format: keyof PassportFiles;
  /** Null while the size is not known. */
  readonly bytes: number | null;
}

function FileButton({ format, bytes }: FileButtonProps) {
  const name = formats[format];
  const fileName = `${texts.fileName}.${format}`;
  const { run, busy, isReady, problem } = useFileDownload(dataPassportEndpoints[format], {}, fileName);
  return (
    <div>
      <Button busy={busy ? texts.downloading : undefined} onClick={() => void run()}>
        <DownloadIcon size={18} />
        <span>
          <VisuallyHidden>{texts.download} </VisuallyHidden>
          {texts.label(name, bytes === null ? null : kilobytesOf(bytes))}
        </span>
      </Button>
      <Status>{isReady && <VisuallyHidden>{texts.downloaded(name)}</VisuallyHidden>}</Status>
      <ProblemNotice problem={problem} />
    </div>
  );
}
