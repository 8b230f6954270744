import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import choiceSheet, * as choice from '../field/choice.module.css';
import { RequiredTag } from '../tag/tag';
import { Tile } from '../tile/tile';
import sheet, * as styles from './service-card.module.css';

registerSheet(choiceSheet);
registerSheet(sheet);

export interface ServiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'title'> {
  readonly icon: ReactNode;
  /** The service's name; the box is called "Set up {title}". */
  readonly title: string;
  /** One line about it; for a locked one also the reason. */
  readonly line: ReactNode;
  /** Ticked and not to be changed. */
  readonly locked?: boolean | undefined;
}

/** A service to take or leave: the whole card is the label of its tick box. */
export function ServiceCard({ icon, title, line, locked, id, className, ...box }: ServiceCardProps) {
  const made = useId();
  const lineId = `${id ?? made}-line`;
  const lock = locked ? { checked: true, disabled: true, readOnly: true } : {};
  return (
    <label className={classNames(choice.choice, styles.card, locked && styles.locked, className)}>
      <Tile className={styles.tile}>{icon}</Tile>
      <span className={styles.words}>
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
        id={id ?? made}
        type="checkbox"
        aria-label={`Set up ${title}`}
        aria-describedby={lineId}
        className={choice.box}
      />
    </label>
  );
}
