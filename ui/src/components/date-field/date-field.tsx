import { monthFromName, type DateParts } from '@home-move/contract';
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { registerSheet } from '../../styles/sheets';
import { FieldGroup, inputClass, useFieldIds, type GroupTexts } from '../field/field';
import sheet, * as styles from './date-field.module.css';
import { datePartsFromText, digits } from './date-parts';

registerSheet(sheet);

type Part = keyof DateParts;

const PARTS: readonly { readonly part: Part; readonly label: string; readonly length: 2 | 4 }[] = [
  { part: 'day', label: 'Day', length: 2 },
  { part: 'month', label: 'Month', length: 2 },
  { part: 'year', label: 'Year', length: 4 },
];

export interface DateFieldProps extends GroupTexts {
  /** Id of the day box, where an error summary leads; month and year are `${id}-month` and `${id}-year`. */
  readonly id?: string;
  /** The boxes' names are `${name}.day`, `.month` and `.year`. */
  readonly name?: string;
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Focus left the whole group. */
  readonly onBlur?: () => void;
  readonly autoComplete?: 'bday';
  readonly disabled?: boolean;
  /** The day box, for focus on an error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Only what was typed moves on: a paste or a deletion that leaves two digits does not, nor does autofill. */
const wasTyped = (event: ChangeEvent<HTMLInputElement>): boolean => {
  const { inputType } = event.nativeEvent as InputEvent;
  return inputType === 'insertText' || inputType === 'insertCompositionText';
};

/** A date in three boxes of digits [UI-01]. A month may be typed by name; a whole date may be pasted into any box. */
export function DateField(props: DateFieldProps) {
  const { id, name, legend, hint, error, optional, value, onChange, onBlur, autoComplete, disabled, ref } = props;
  const ids = useFieldIds(id, { hint, error });
  const boxes = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  /** Letters of a month's name while they are being typed; the value has its digits as soon as it is one. [UI-01] */
  const [monthName, setMonthName] = useState('');

  const change = (part: Part, length: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const spelled = part === 'month' && /^\s*[a-z]/i.test(typed) ? typed.replace(/[^a-z]/gi, '').slice(0, 9) : '';
    if (part === 'month') setMonthName(spelled);
    const next = spelled ? (monthFromName(spelled) ?? '') : digits(typed, length);
    if (next !== value[part]) onChange({ ...value, [part]: next });
    // [UI-02] day and month hand over after their second typed digit
    if (!spelled && length === 2 && next.length === 2 && value[part].length < 2 && wasTyped(event))
      boxes.current[part === 'day' ? 'month' : 'year']?.focus();
  };

  const goBackFromEmpty = (part: Part) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || part === 'day') return;
    event.preventDefault();
    boxes.current[part === 'year' ? 'month' : 'day']?.focus();
  };

  const spread = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = datePartsFromText(event.clipboardData.getData('text'));
    if (!whole) return;
    event.preventDefault();
    setMonthName('');
    onChange(whole);
    boxes.current.year?.focus();
  };

  const leave = (part: Part) => () => {
    if (part === 'month') setMonthName('');
  };

  return (
    <FieldGroup ids={ids} legend={legend} hint={hint} error={error} optional={optional}>
      <div
        className={styles.date}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
        }}
      >
        {PARTS.map(({ part, label, length }) => {
          const boxId = part === 'day' ? ids.id : `${ids.id}-${part}`;
          return (
            <div key={part}>
              <label className={styles.part} htmlFor={boxId}>
                {label}
              </label>
              <input
                ref={(box) => {
                  boxes.current[part] = box;
                  if (part !== 'day' || !ref) return;
                  if (typeof ref === 'function') ref(box);
                  else ref.current = box;
                }}
                id={boxId}
                name={name && `${name}.${part}`}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                disabled={disabled}
                aria-invalid={error ? true : undefined}
                aria-describedby={part === 'day' ? ids.describedBy : undefined}
                className={inputClass(length === 2 ? '2' : '4', Boolean(error), styles.box)}
                value={part === 'month' && monthName ? monthName : value[part]}
                onChange={change(part, length)}
                onKeyDown={goBackFromEmpty(part)}
                onPaste={spread}
                onBlur={leave(part)}
              />
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
