import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import boxSheet, * as boxStyles from '../field/box.module.css';
import { ErrorText, Hint, invalidClass, useFieldIds } from '../field/field';
import { RequiredTag } from '../tag/tag';
import sheet, * as styles from './checkbox.module.css';

registerSheet(boxSheet);
registerSheet(sheet);

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown above the checkbox. [UI-05] */
  readonly error?: string | undefined;
  /** Ticks and disables the checkbox: the reason, shown with the tag "Required". */
  readonly locked?: string | undefined;
  /** Its name in an error summary, if the label is a whole sentence: "Terms". */
  readonly shortName?: string;
}

/** A single checkbox. Never tick it in advance for a sale. */
export function Checkbox({ label, hint, error, locked, shortName, id, className, ...box }: CheckboxProps) {
  const description = locked ?? hint;
  const ids = useFieldIds(id, { hint: description, error }, box['aria-describedby']);
  const labelId = `${ids.id}-label`;
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
          // The label contains the hint, which would be read a second time as the description.
          aria-labelledby={labelId}
          data-hm-name={shortName}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={classNames(boxStyles.box, error && boxStyles.wrong)}
        />
        <span className={styles.text}>
          <span id={labelId}>{label}</span>
          {description && <Hint id={ids.hintId}>{description}</Hint>}
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
