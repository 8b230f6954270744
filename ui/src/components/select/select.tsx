import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { classNames, registerSheet } from '../../styles/sheets';
import { Field, useFieldIds, type FieldTexts } from '../field/field';
import { inputClass, widthClass, type FieldWidth } from '../field/input';
import sheet, * as styles from './select.module.css';

registerSheet(sheet);

export interface SelectOption {
  readonly value: string | number;
  readonly label: string;
}

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'size' | 'multiple'> {
  readonly width?: FieldWidth;
  /** First option, with the value '', shown while nothing is chosen: "Choose a title". */
  readonly placeholder?: string;
  /** The options; for groups pass `option` elements as children instead. */
  readonly options?: readonly SelectOption[];
}

/** A native select with label, hint and error. */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, width = '20', placeholder, options, id, className, children, ...box } = props;
  const ids = useFieldIds(id, { hint, error }, box['aria-describedby']);
  return (
    <Field ids={ids} label={label} hint={hint} error={error} optional={optional}>
      <div className={classNames(styles.select, widthClass(width))}>
        <select
          {...box}
          id={ids.id}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={inputClass('full', Boolean(error), className)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <ChevronDownIcon className={styles.chevron} />
      </div>
    </Field>
  );
}
