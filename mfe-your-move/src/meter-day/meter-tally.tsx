import { registerSheet, Status } from '@home-move/ui';
import sheet, * as styles from './meter-day.module.css';
import { meterDayTexts } from './meter-day.texts';
import type { MeterProgress } from './meter-states';

registerSheet(sheet);
const texts = meterDayTexts.tally;

/** How many meters are read, sent and waiting. [METER-01] */
export function MeterTally({ progress }: { readonly progress: readonly MeterProgress[] }) {
  const count = (state: MeterProgress['state']) => progress.filter((each) => each.state === state).length;
  const [sent, waiting] = [count('sent'), count('waiting')];
  return (
    <div>
      <Status className={styles.tally}>
        <b>{texts.read(sent + waiting, progress.length)}</b>
        <span>{texts.rest(sent, waiting)}</span>
      </Status>
      <div className={styles.bars} aria-hidden="true">
        {progress.map(({ meter }, index) => (
          <i key={meter.meter} className={index < sent + waiting ? styles.done : undefined} />
        ))}
      </div>
    </div>
  );
}
