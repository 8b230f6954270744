import type { DayMeter, MeterDay } from '@home-move/contract';
import { Button, registerSheet, Status, Text, VisuallyHidden } from '@home-move/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Conflict } from './cards/conflict';
import { MeterCard } from './cards/meter-card';
import { TakenReading } from './cards/taken-reading';
import type { MeterDevice } from './device/meter-device';
import { ReadingForm } from './form/reading-form';
import sheet, * as styles from './meter-day.module.css';
import { meterDayTexts } from './meter-day.texts';
import { meterStates, type MeterProgress } from './meter-states';
import type { Readings } from './readings/use-readings';

registerSheet(sheet);
const texts = meterDayTexts;

interface MeterListProps {
  readonly day: MeterDay;
  /** Null for an agent, who saves no readings. */
  readonly device: MeterDevice | null;
  readonly readings: Readings | null;
}

/** The meters in their fixed order, one of them open. [METER-01] */
export function MeterList({ day, device, readings }: MeterListProps) {
  const progress = meterStates(day, readings?.waiting ?? []);
  /** The meter that the mover has opened; undefined for the first without a reading. */
  const [opened, setOpened] = useState<DayMeter | undefined>();
  const [unreachable, setUnreachable] = useState<readonly DayMeter[]>([]);
  const [news, setNews] = useState('');
  const headings = useRef(new Map<DayMeter, HTMLHeadingElement | null>());
  const canRead = device !== null && readings !== null && readings.waiting !== null;
  const next = progress.find(({ meter, state }) => state === 'todo' && !unreachable.includes(meter.meter));
  const open = canRead ? (opened ?? next?.meter.meter) : undefined;

  /** The element that had the focus is gone, so the title of the meter gets it. */
  const show = (meter: DayMeter | undefined, focused: DayMeter) => {
    flushSync(() => setOpened(meter));
    headings.current.get(focused)?.focus();
  };
  const content = ({ meter, state, waiting, sent, isConflict }: MeterProgress) => {
    const isOpen = open === meter.meter;
    if (isOpen && canRead)
      return (
        <ReadingForm
          home={day.address}
          meter={meter}
          device={device}
          readings={readings}
          changed={waiting}
          onSaved={(outcome) => {
            setNews(outcome === 'conflict' ? '' : texts.form[outcome](meter.meter));
            show(undefined, meter.meter);
          }}
          onCancel={state === 'todo' ? undefined : () => show(undefined, meter.meter)}
          onUnreachable={() => {
            setUnreachable([...unreachable, meter.meter]);
            show(undefined, meter.meter);
          }}
        />
      );
    if (isConflict && waiting && sent && readings)
      return <Conflict waiting={waiting} sent={sent} onChoose={readings.choose} />;
    const reading = waiting ?? sent;
    if (reading)
      return (
        <TakenReading
          day={day}
          meter={meter}
          reading={reading}
          readings={readings}
          onChange={() => show(meter.meter, meter.meter)}
        />
      );
    return (
      <div className={styles.todo}>
        {unreachable.includes(meter.meter) && (
          <Text size="sm" muted>
            {texts.card.unreachable}
          </Text>
        )}
        {canRead && (
          <Button size="small" onClick={() => show(meter.meter, meter.meter)}>
            {texts.card.open}
            <VisuallyHidden>{texts.card.readingOf(meter.meter)}</VisuallyHidden>
          </Button>
        )}
        {device === null && (
          <Text size="sm" muted>
            {texts.card.agent}
          </Text>
        )}
      </div>
    );
  };
  return (
    <>
      <Status>{news !== '' && <VisuallyHidden>{news}</VisuallyHidden>}</Status>
      <ol className={styles.meters} aria-label={texts.meters}>
        {progress.map((each) => (
          <MeterCard
            key={each.meter.meter}
            meter={each.meter.meter}
            state={each.state}
            isOpen={open === each.meter.meter}
            titleRef={(element) => void headings.current.set(each.meter.meter, element)}
          >
            {content(each)}
          </MeterCard>
        ))}
      </ol>
    </>
  );
}
