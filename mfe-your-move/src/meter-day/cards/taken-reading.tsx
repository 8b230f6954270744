import { londonToday, type MeterDay, type MeterOfHome, type MeterReading } from '@home-move/contract';
import { Notice, ProblemNotice, registerSheet, Text, TextButton, useRuntime, VisuallyHidden } from '@home-move/ui';
import { useState } from 'react';
import type { StoredReading } from '../device/meter-device';
import { meterDayTexts } from '../meter-day.texts';
import { meterMoment } from '../meter-moment';
import type { Readings } from '../readings/use-readings';
import { CopyMessage } from './copy-message';
import { Digits } from './digits';
import { SentPhoto, WaitingPhoto } from './meter-photo';
import { ProofDialog } from './proof-dialog';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);
const texts = meterDayTexts.card;

interface TakenReadingProps {
  readonly day: MeterDay;
  readonly meter: MeterOfHome;
  readonly reading: StoredReading | MeterReading;
  readonly readings: Readings | null;
  readonly onChange: () => void;
}

/** A reading that is sent, or waits on this device: photo, digits, serial number, time and recipient. [METER-01] */
export function TakenReading({ day, meter, reading, readings, onChange }: TakenReadingProps) {
  const { clock } = useRuntime();
  const today = londonToday(clock.now());
  const [isProofOpen, setProofOpen] = useState(false);
  const sent = 'receivedAt' in reading ? reading : null;
  const problem = sent ? null : (readings?.problems[meter.meter] ?? null);
  return (
    <>
      <div className={styles.taken}>
        {'receivedAt' in reading ? <SentPhoto reading={reading} /> : <WaitingPhoto reading={reading} />}
        <div>
          <Digits values={reading.values} />
          {reading.serialNumber !== null && (
            <p>
              {texts.serialNumber}{' '}
              <Text as="span" nowrap>
                {reading.serialNumber}
              </Text>
            </p>
          )}
          <p className={styles.muted}>
            {sent
              ? texts.delivery(sent.delivery, meterMoment(sent.delivery.at ?? sent.receivedAt, today))
              : texts.saved(meterMoment(reading.takenAt, today))}
          </p>
          <p className={styles.links}>
            {!sent && (
              <TextButton onClick={onChange}>
                {texts.change}
                <VisuallyHidden>{texts.changeOf(meter.meter)}</VisuallyHidden>
              </TextButton>
            )}
            <TextButton onClick={() => setProofOpen(true)}>
              {texts.proof}
              <VisuallyHidden>{texts.proofOf(meter.meter)}</VisuallyHidden>
            </TextButton>
          </p>
        </div>
      </div>
      {readings?.unsaved.includes(reading.id) && (
        <div className={styles.note}>
          <Notice kind="error">
            <p>
              <b>{texts.evicted}</b> {texts.evictedMore}
            </p>
          </Notice>
        </div>
      )}
      {problem && (
        <div className={styles.note}>
          <Text size="sm" strong>
            {texts.rejected}
          </Text>
          <ProblemNotice problem={problem} />
        </div>
      )}
      {sent && (sent.delivery.state === 'byMessage' || sent.delivery.state === 'refused') && (
        <CopyMessage day={day} meter={meter} reading={sent} />
      )}
      <ProofDialog meter={meter.meter} reading={reading} open={isProofOpen} onClose={() => setProofOpen(false)} />
    </>
  );
}
