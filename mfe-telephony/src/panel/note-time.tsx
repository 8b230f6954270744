import { noteTime } from '@home-move/ui';
import * as styles from './panel.module.css';

/** A time as text, with AM or PM on the same line. */
export function NoteTime({ instant }: { readonly instant: string }) {
  const [day, ...clock] = noteTime(instant).split(' ');
  return (
    <time dateTime={instant}>
      {day} <span className={styles.clock}>{clock.join(' ')}</span>
    </time>
  );
}
