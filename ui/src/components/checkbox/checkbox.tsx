import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import choiceSheet, * as choice from '../field/choice.module.css';
import { ErrorText, Hint, invalidClass, useFieldIds } from '../field/field';
import { RequiredTag } from '../tag/tag';
import sheet, * as styles from './checkbox.module.css';

registerSheet(choiceSheet);
registerSheet(sheet);

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Stands above the box [UI-05]. */
  readonly error?: string | undefined;
  /** Ticked and not to be changed: shows the tag "Required" with the reason in words. */
  readonly locked?: string | undefined;
}

/** A single tick box. Never pre-ticked for a sale. */
export function Checkbox({ label, hint, error, locked, id, className, ...box }: CheckboxProps) {
  const words = locked ?? hint;
  const ids = useFieldIds(id, { hint: words, error }, box['aria-describedby']);
  const lock = locked === undefined ? {} : { checked: true, disabled: true, readOnly: true };
  return (
    <div className={error && invalidClass}>
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
      <label className={classNames(styles.check, locked !== undefined && styles.locked, className)}>
        <input
          {...box}
          {...lock}
          type="checkbox"
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(choice.box, error && choice.wrong)}
        />
        <span className={styles.words}>
          {label}
          {words && <Hint id={ids.hintId}>{words}</Hint>}
          {locked !== undefined && (
            <span className={styles.tag}>
              <RequiredTag />
            </span>
          )}
        </span>
      </label>
    </div>
  );
}
