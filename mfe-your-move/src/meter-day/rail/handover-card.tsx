import { meterDayEndpoints } from '@home-move/contract';
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
import { meterDayTexts } from '../meter-day.texts';
import sheet, * as styles from './rail.module.css';

registerSheet(sheet);
const texts = meterDayTexts.handover;

interface HandoverCardProps {
  /** Meters with a stored reading. */
  readonly sent: number;
  readonly meters: number;
}

/** Saves the handover sheet of the readings that are sent so far. [METER-15] */
export function HandoverCard({ sent, meters }: HandoverCardProps) {
  const titleId = useId();
  const { run, busy, isReady, problem } = useFileDownload(meterDayEndpoints.handoverSheet, {}, texts.fileName);
  const soFar = sent === meters ? texts.all : texts.soFar(sent, meters);
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading id={titleId} look="h3">
        {texts.title}
      </Heading>
      <Text size="sm">{texts.text}</Text>
      <Text size="sm" muted>
        {sent === 0 ? texts.none : soFar}
      </Text>
      {sent > 0 && (
        <Button full busy={busy ? texts.saving : undefined} onClick={() => void run()}>
          <DownloadIcon />
          {texts.save}
        </Button>
      )}
      <Status>{isReady && <VisuallyHidden>{texts.done}</VisuallyHidden>}</Status>
      <ProblemNotice problem={problem} />
    </Card>
  );
}
