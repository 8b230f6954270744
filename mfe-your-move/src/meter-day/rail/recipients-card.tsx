import { londonToday, type MeterOfHome } from '@home-move/contract';
import { Card, Heading, registerSheet, useRuntime } from '@home-move/ui';
import { useId } from 'react';
import { meterIcons } from '../cards/meter-card';
import { meterDayTexts } from '../meter-day.texts';
import { meterMoment } from '../meter-moment';
import sheet, * as styles from './rail.module.css';

registerSheet(sheet);
const texts = meterDayTexts.recipients;

interface RecipientsCardProps {
  readonly meters: readonly MeterOfHome[];
  readonly hasSignal: boolean;
}

/** Who gets the reading of each meter, and how. [METER-14] */
export function RecipientsCard({ meters, hasSignal }: RecipientsCardProps) {
  const titleId = useId();
  const { clock } = useRuntime();
  const today = londonToday(clock.now());
  const line = ({ recipient, reading }: MeterOfHome) => {
    if (reading?.delivery.state === 'sent' && reading.delivery.at !== null)
      return texts.sent(meterMoment(reading.delivery.at, today));
    if (!recipient?.takesReadings) return texts.byMessage;
    return hasSignal ? texts.byCall : texts.afterSignal;
  };
  return (
    <Card aria-labelledby={titleId} className={styles.card}>
      <Heading id={titleId} look="h3">
        {texts.title}
      </Heading>
      <ul className={styles.recipients}>
        {meters.map((meter) => {
          const Icon = meterIcons[meter.meter];
          return (
            <li key={meter.meter}>
              <Icon size={22} />
              <div>
                <b>{meter.recipient?.name ?? texts.unknown}</b>
                <span>{line(meter)}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
