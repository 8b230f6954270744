import { Field, registerSheet, useFieldIds, classNames } from '@home-move/ui';
import type { CSSProperties } from 'react';
import sheet, * as styles from './reading-boxes.module.css';

registerSheet(sheet);

interface ReadingBoxesProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string;
  /** Boxes to draw. */
  readonly boxes: number;
  readonly maxLength: number;
  /** Id of a question about the value. */
  readonly doubtId: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** One numeric input, drawn as a box for each digit of the meter. */
export function ReadingBoxes({
  label,
  hint,
  error,
  value,
  boxes,
  maxLength,
  doubtId,
  onChange,
  onBlur,
}: ReadingBoxesProps) {
  const ids = useFieldIds(undefined, { hint, error }, doubtId);
  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div
        className={classNames(styles.digits, doubtId && styles.doubted, error && styles.wrong)}
        style={{ '--boxes': boxes } as CSSProperties}
      >
        {Array.from({ length: boxes }, (_, index) => (
          // Boxes have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={index} aria-hidden="true">
            {value[index]}
          </i>
        ))}
        <input
          id={ids.id}
          className={styles.input}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, maxLength))}
        />
      </div>
    </Field>
  );
}
