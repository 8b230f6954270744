import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames, registerSheet } from '../../styles/sheets';
import { Field, useFieldIds, type FieldTexts } from '../field/field';
import { inputClass, type FieldWidth } from '../field/input';
import sheet, * as styles from './text-field.module.css';

registerSheet(sheet);

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'width' | 'prefix' | 'size'>;

export interface TextFieldProps extends FieldTexts, InputProps {
  readonly width?: FieldWidth;
  /** A unit before or after the input ("£", "kWh"), hidden from screen readers; include it in the label or hint. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  /** Figures of equal width. */
  readonly numeric?: boolean;
  /** The label looks like a section heading. */
  readonly large?: boolean;
}

/** A single-line text input with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, large, width = 'full', prefix, suffix, numeric, id, className, ...box } = props;
  const ids = useFieldIds(id, { hint, error }, box['aria-describedby']);
  const input = (
    <input
      type="text"
      {...box}
      id={ids.id}
      aria-describedby={ids.describedBy}
      aria-invalid={error ? true : undefined}
      className={inputClass(width, Boolean(error), classNames(numeric && styles.numeric, className))}
    />
  );
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional} large={large ?? false}>
      {prefix || suffix ? (
        <div className={styles.affix}>
          {prefix && <span aria-hidden="true">{prefix}</span>}
          {input}
          {suffix && <span aria-hidden="true">{suffix}</span>}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}

type Area = ComponentPropsWithRef<'textarea'>;

/** A multi-line text input with label, hint and error. */
export function TextArea({ label, hint, error, optional, id, className, ...box }: FieldTexts & Area) {
  const ids = useFieldIds(id, { hint, error }, box['aria-describedby']);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <textarea
        rows={4}
        {...box}
        id={ids.id}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
        className={inputClass('full', Boolean(error), classNames(styles.area, className))}
      />
    </Field>
  );
}
