import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import boxSheet, * as boxStyles from '../field/box.module.css';
import choiceSheet, * as choice from '../field/choice.module.css';
import { RequiredTag } from '../tag/tag';
import { Tile } from '../tile/tile';
import sheet, * as styles from './service-card.module.css';

registerSheet(boxSheet);
registerSheet(choiceSheet);
registerSheet(sheet);

export interface ServiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'title'> {
  readonly icon: ReactNode;
  /** The service's name; the checkbox is labelled "Set up {title}". */
  readonly title: string;
  /** One line about the service; for a locked one with the reason. */
  readonly line: ReactNode;
  /** Ticked and disabled. */
  readonly locked?: boolean | undefined;
}

/** A service to set up or not: the whole card is the label of its checkbox. */
export function ServiceCard({ icon, title, line, locked, id, className, ...box }: ServiceCardProps) {
  const generated = useId();
  const lineId = `${id ?? generated}-line`;
  const lock = locked ? { checked: true, disabled: true, readOnly: true } : {};
  return (
    <label className={classNames(choice.choice, styles.card, locked && styles.locked, className)}>
      <Tile className={styles.tile}>{icon}</Tile>
      <span className={styles.text}>
        <b className={styles.title}>{title}</b>
        <small id={lineId} className={choice.small}>
          {line}
        </small>
        {locked && (
          <span className={styles.tag}>
            <RequiredTag />
          </span>
        )}
      </span>
      <input
        {...box}
        {...lock}
        id={id ?? generated}
        type="checkbox"
        aria-label={`Set up ${title}`}
        aria-describedby={lineId}
        className={boxStyles.box}
      />
    </label>
  );
}
