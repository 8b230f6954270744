import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../../icons/frame-icons';
import { ClockIcon, LockIcon, RetryIcon } from '../../icons/icons';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import sheet, * as styles from './tag.module.css';

registerSheet(sheet);

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'ref'> {
  /** Plain facts have none; regulated labels are spark, with their rule in words beside them. */
  readonly tone?: 'line' | 'accent' | 'spark';
}

/** A short fact: "Paperless", "No exit fee". */
export function Tag({ tone, className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.tag, tone && styles[tone], className)} />;
}

/** Tags beside one another, wrapping. */
export function Tags({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>;
}

/** Marks what cannot be taken away. */
export function RequiredTag() {
  return (
    <Tag>
      <LockIcon size={14} />
      Required
    </Tag>
  );
}

/** How far a service is. */
export type ServiceStatus = 'todo' | 'pending' | 'completed';

const BADGES = {
  todo: { words: 'To do', Icon: ClockIcon },
  pending: { words: 'In progress', Icon: RetryIcon },
  completed: { words: 'Completed', Icon: CheckIcon },
} as const;

export interface BadgeProps {
  readonly status: ServiceStatus;
  /** Other words than "To do", "In progress", "Completed". */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A state as icon and words, never colour alone. */
export function Badge({ status, children, className }: BadgeProps) {
  const { words, Icon } = BADGES[status];
  return (
    <span className={classNames(styles.tag, styles[status], className)}>
      <Icon size={14} />
      {children ?? words}
    </span>
  );
}
