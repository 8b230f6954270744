import { londonToday, type DayMeter, type MeterReading } from '@home-move/contract';
import { Button, KeyValueList, LazyDialog, registerSheet, Text, useRuntime } from '@home-move/ui';
import type { StoredReading } from '../device/meter-device';
import { meterDayTexts } from '../meter-day.texts';
import { meterMoment } from '../meter-moment';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);
const texts = meterDayTexts.proof;

interface ProofDialogProps {
  readonly meter: DayMeter;
  readonly reading: StoredReading | MeterReading;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Times, clocks and hash of a reading. [METER-06, METER-12] */
export function ProofDialog({ meter, reading, open, onClose }: ProofDialogProps) {
  const { clock } = useRuntime();
  const today = londonToday(clock.now());
  const sent = 'receivedAt' in reading ? reading : null;
  const capital = (instant: string) => {
    const moment = meterMoment(instant, today);
    return moment.charAt(0).toUpperCase() + moment.slice(1);
  };
  return (
    <LazyDialog
      open={open}
      onClose={onClose}
      title={texts.title(meter)}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <KeyValueList
        items={[
          { label: texts.device, value: capital(reading.takenAt) },
          { label: texts.server, value: sent ? capital(sent.receivedAt) : texts.notSent },
          ...(sent
            ? [
                {
                  label: texts.clock,
                  value: sent.clockDifference === null ? texts.same : texts.ahead(sent.clockDifference),
                },
              ]
            : []),
          { label: texts.hash, value: <code className={styles.hash}>{reading.hash}</code> },
        ]}
      />
      <Text size="sm" muted>
        {texts.text}
      </Text>
    </LazyDialog>
  );
}
