import { EyeIcon, registerSheet, Status, SuccessIcon } from '@home-move/ui';
import type { ReactNode } from 'react';
import sheet, * as styles from './actions.module.css';

registerSheet(sheet);

/** How an action stands: its icon and colour, and the text under its name. */
export interface ActionState {
  readonly kind: 'done' | 'under-way' | 'idle';
  readonly text: string;
}

export interface ActionRowProps {
  readonly name: string;
  readonly state?: ActionState | null;
  /** Announced when it changes: the outcome of the row's own button. */
  readonly message?: string | null;
  /** Outlined buttons. */
  readonly children?: ReactNode;
  /** Why the last attempt failed. */
  readonly failure?: ReactNode;
}

const icons = { done: <SuccessIcon size={16} />, 'under-way': <EyeIcon size={16} />, idle: null } as const;
const looks = { done: styles.done, 'under-way': styles.underWay, idle: undefined } as const;

/** An action with its state under its name, and its buttons at the end of the row. */
export function ActionRow({ name, state, message, children, failure }: ActionRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        {state && (
          <span className={[styles.state, looks[state.kind]].join(' ')}>
            {icons[state.kind]}
            {state.text}
          </span>
        )}
        {message !== undefined && <Status className={styles.state}>{message}</Status>}
      </div>
      {children && <div className={styles.buttons}>{children}</div>}
      {failure && <div className={styles.failure}>{failure}</div>}
    </li>
  );
}
