import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon, PhoneIcon } from '../../icons/frame-icons';
import { ClockIcon, LockIcon, RetryIcon } from '../../icons/icons';
import { classNames, registerSheet } from '../../styles/sheets';
import sheet, * as styles from './tag.module.css';

registerSheet(sheet);

export interface TagProps extends Omit<ComponentPropsWithRef<'span'>, 'ref'> {
  /** None for plain facts; spark for regulated labels, with the rule as text next to them. */
  readonly tone?: 'line' | 'accent' | 'spark';
}

/** A short fact: "Paperless", "No exit fee". */
export function Tag({ tone, className, ...rest }: TagProps) {
  return <span {...rest} className={classNames(styles.tag, tone && styles[tone], className)} />;
}

/** A row of tags that wraps. */
export function Tags({ children }: { readonly children: ReactNode }) {
  return <span className={styles.tags}>{children}</span>;
}

/** Marks a choice that cannot be removed. */
export function RequiredTag() {
  return (
    <Tag>
      <LockIcon size={14} />
      Required
    </Tag>
  );
}

/** The progress of a service; `elsewhere`: it cannot be set up here. */
export type ServiceStatus = 'todo' | 'pending' | 'completed' | 'elsewhere';

const BADGES = {
  todo: { label: 'To do', Icon: ClockIcon },
  pending: { label: 'In progress', Icon: RetryIcon },
  completed: { label: 'Completed', Icon: CheckIcon },
  elsewhere: { label: 'Not through us', Icon: PhoneIcon },
} as const;

export interface BadgeProps {
  readonly status: ServiceStatus;
  /** Replaces the status's own label, such as "To do". */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A status as icon and text; colour is never the only cue. */
export function Badge({ status, children, className }: BadgeProps) {
  const { label, Icon } = BADGES[status];
  return (
    <span className={classNames(styles.tag, styles[status], className)}>
      <Icon size={14} />
      {children ?? label}
    </span>
  );
}
