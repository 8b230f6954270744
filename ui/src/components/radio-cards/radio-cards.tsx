import { useId, type ReactNode, type Ref } from 'react';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import { FieldGroup, useFieldIds, type GroupTexts } from '../field/field';
import sheet, * as styles from '../field/choice.module.css';

registerSheet(sheet);

/** What an answer may be; a form keeps it as it is. */
export type RadioValue = string | number | boolean;

export interface RadioOption<Value extends RadioValue = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** One quieter line under the answer. */
  readonly small?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends RadioValue = string> extends GroupTexts {
  /** Id of the first card's radio, where an error summary leads. */
  readonly id?: string;
  /** Groups the radios; generated when left out. */
  readonly name?: string;
  readonly options: readonly RadioOption<Value>[];
  /** The chosen answer; undefined or null while none is. */
  readonly value: Value | undefined | null;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** Short answers beside one another: three from 578 px, or two always. */
  readonly columns?: 3 | 2;
  /** Lower cards, for a question inside a card. */
  readonly compact?: boolean;
  /** The legend looks like a section heading. */
  readonly large?: boolean;
  /** The first radio, for focus on an error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** One answer of a few: each card is a label as a whole. */
export function RadioCards<Value extends RadioValue>(props: RadioCardsProps<Value>) {
  const { id, name, legend, hint, error, optional, options, value, onChange, onBlur, columns, compact, large, ref } =
    props;
  const ids = useFieldIds(id, { hint, error });
  const generated = useId();
  return (
    <FieldGroup ids={ids} legend={legend} hint={hint} error={error} optional={optional} large={large ?? false}>
      <div className={classNames(styles.choices, columns === 3 && styles.three, columns === 2 && styles.two)}>
        {options.map((option, index) => (
          <label
            key={String(option.value)}
            className={classNames(styles.choice, compact && styles.compact, error && styles.choiceWrong)}
          >
            <input
              ref={index === 0 ? ref : undefined}
              id={index === 0 ? ids.id : `${ids.id}-${index + 1}`}
              type="radio"
              name={name ?? generated}
              value={String(option.value)}
              disabled={option.disabled}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className={styles.box}
            />
            <span>
              <b className={styles.answer}>{option.label}</b>
              {option.small && <small className={styles.small}>{option.small}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
