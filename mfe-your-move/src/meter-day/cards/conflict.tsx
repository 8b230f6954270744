import { londonToday, type MeterReading } from '@home-move/contract';
import { Button, Notice, registerSheet, useAction, useRuntime } from '@home-move/ui';
import type { StoredReading } from '../device/meter-device';
import { meterDayTexts } from '../meter-day.texts';
import { meterMoment } from '../meter-moment';
import type { Readings } from '../readings/use-readings';
import { Digits } from './digits';
import { SentPhoto, WaitingPhoto } from './meter-photo';
import sheet, * as styles from './meter-card.module.css';

registerSheet(sheet);
const texts = meterDayTexts.conflict;

interface ConflictProps {
  readonly waiting: StoredReading;
  readonly sent: MeterReading;
  readonly onChoose: Readings['choose'];
}

/** Two readings of one meter, side by side: the mover chooses. [METER-10] */
export function Conflict({ waiting, sent, onChoose }: ConflictProps) {
  const { clock } = useRuntime();
  const today = londonToday(clock.now());
  const { run, busy } = useAction((choice: 'waiting' | 'sent') => onChoose(waiting, choice));
  const sides = [
    {
      choice: 'sent',
      title: texts.theirs,
      reading: sent,
      photo: <SentPhoto reading={sent} />,
      action: texts.keepTheirs,
    },
    {
      choice: 'waiting',
      title: texts.ours,
      reading: waiting,
      photo: <WaitingPhoto reading={waiting} />,
      action: texts.keepOurs,
    },
  ] as const;
  return (
    <div className={styles.conflict}>
      <Notice kind="warning">
        <p>
          <b>{texts.title}.</b> {texts.text}
        </p>
      </Notice>
      <ul>
        {sides.map(({ choice, title, reading, photo, action }) => (
          <li key={choice}>
            <h3>{title}</h3>
            {photo}
            <Digits values={reading.values} />
            {reading.serialNumber && (
              <p>
                {meterDayTexts.card.serialNumber} {reading.serialNumber}
              </p>
            )}
            <p className={styles.muted}>{meterMoment(reading.takenAt, today)}</p>
            <Button size="small" disabled={busy} onClick={() => void run(choice)}>
              {action}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
