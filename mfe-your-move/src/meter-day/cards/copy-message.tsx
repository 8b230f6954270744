import {
  formatDay,
  londonToday,
  readingMessage,
  type MeterDay,
  type MeterOfHome,
  type MeterReading,
} from '@home-move/contract';
import { Button, registerSheet, Status, Text, useCopy, VisuallyHidden } from '@home-move/ui';
import { useId } from 'react';
import { meterDayTexts } from '../meter-day.texts';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);
const texts = meterDayTexts.message;

interface CopyMessageProps {
  readonly day: MeterDay;
  readonly meter: MeterOfHome;
  readonly reading: MeterReading;
}

/** The message that the mover sends to a supplier that takes no readings from us. [METER-14] */
export function CopyMessage({ day: { address }, meter, reading }: CopyMessageProps) {
  const titleId = useId();
  const message = readingMessage({
    meter: reading.meter,
    values: reading.values,
    serialNumber: reading.serialNumber ?? meter.serialNumber,
    address,
    readOn: formatDay(londonToday(new Date(reading.takenAt))),
    reference: meter.recipient?.reference ?? null,
  });
  const { state, copy } = useCopy(message);
  return (
    <section className={styles.message} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.title(meter.recipient?.name ?? null)}</h3>
      <pre>{message}</pre>
      <Button size="small" onClick={() => void copy()}>
        {state === 'copied' ? texts.copied : texts.copy}
      </Button>
      <Status>
        {state === 'copied' && <VisuallyHidden>{texts.copied}</VisuallyHidden>}
        {state === 'manual' && (
          <Text size="sm" muted>
            {texts.manual}
          </Text>
        )}
      </Status>
    </section>
  );
}
