import { classNames, registerSheet, VisuallyHidden } from '@home-move/ui';
import { orderTexts } from './order.texts';
import sheet, * as styles from './timeline.module.css';

registerSheet(sheet);

interface TimelineProps {
  /** The list's name, or the id of its heading. */
  readonly name: { readonly label: string } | { readonly headingId: string };
  /** In order. Done ones have a filled dot. */
  readonly moments: readonly { readonly title: string; readonly text: string; readonly isDone: boolean }[];
  /** Whether wide cards show a row instead of a column. */
  readonly isRow?: boolean;
}

/** What happens when, as a line with dots. */
export function Timeline({ name, moments, isRow = false }: TimelineProps) {
  return (
    <ol
      className={classNames(styles.timeline, isRow && styles.row)}
      {...('label' in name ? { 'aria-label': name.label } : { 'aria-labelledby': name.headingId })}
    >
      {moments.map(({ title, text, isDone }) => (
        <li key={`${title} ${text}`} className={classNames(styles.moment, isDone && styles.done)}>
          <b className={styles.title}>{title}</b>
          <span className={styles.text}>
            {isDone && <VisuallyHidden>{orderTexts.dates.done} </VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ol>
  );
}
