import { classNames, Legend, registerSheet, Text, VisuallyHidden } from '@home-move/ui';
import { useId, type ReactNode } from 'react';
import sheet, * as styles from './segments.module.css';

registerSheet(sheet);

export interface SegmentsProps<Value extends string> {
  readonly legend: string;
  /** Shows the legend to screen readers only. */
  readonly hidesLegend?: boolean;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of two or three short options in one row. The arrow keys choose, as in any group of radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { legend, hidesLegend = false, hint, options, value, onChange } = props;
  const name = useId();
  const hintId = useId();
  return (
    <fieldset aria-describedby={hint === undefined ? undefined : hintId}>
      {hidesLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <Legend>{legend}</Legend>
      )}
      <div className={classNames(styles.row, !hidesLegend && styles.below)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <Text id={hintId} size="sm" muted className={styles.hint}>
          {hint}
        </Text>
      )}
    </fieldset>
  );
}
