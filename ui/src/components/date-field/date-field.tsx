import { monthFromName, type DateParts } from '@home-move/contract';
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { registerSheet } from '../../styles/sheets';
import { FieldGroup, useFieldIds, type GroupTexts } from '../field/field';
import { inputClass } from '../field/input';
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
  /** Id of the day input, which an error summary links to; month and year are `${id}-month` and `${id}-year`. */
  readonly id?: string;
  /** The names of the inputs are `${name}.day`, `.month` and `.year`. */
  readonly name?: string;
  readonly value: DateParts;
  readonly onChange: (value: DateParts) => void;
  /** Called when the focus leaves the whole group. */
  readonly onBlur?: () => void;
  readonly autoComplete?: 'bday';
  readonly disabled?: boolean;
  /** The day input, to focus it on an error. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** The focus moves on after typing only: not after a paste, a deletion that leaves two digits, or autofill. */
const wasTyped = (event: ChangeEvent<HTMLInputElement>): boolean => {
  const { inputType } = event.nativeEvent as InputEvent;
  return inputType === 'insertText' || inputType === 'insertCompositionText';
};

/** A date in three inputs of digits. The month may be typed by name; a whole date may be pasted into any input. [UI-01] */
export function DateField(props: DateFieldProps) {
  const { id, name, legend, hint, error, optional, value, onChange, onBlur, autoComplete, disabled, ref } = props;
  const ids = useFieldIds(id, { hint, error });
  const inputs = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  /** The name of a month while it is being typed; the value has its digits once it is complete. [UI-01] */
  const [monthName, setMonthName] = useState('');

  const change = (part: Part, length: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const spelled = part === 'month' && /^\s*[a-z]/i.test(typed) ? typed.replace(/[^a-z]/gi, '').slice(0, 9) : '';
    if (part === 'month') setMonthName(spelled);
    const next = spelled ? (monthFromName(spelled) ?? '') : digits(typed, length);
    if (next !== value[part]) onChange({ ...value, [part]: next });
    // Day and month move the focus on after their second typed digit. [UI-02]
    if (!spelled && length === 2 && next.length === 2 && value[part].length < 2 && wasTyped(event))
      inputs.current[part === 'day' ? 'month' : 'year']?.focus();
  };

  const goBackFromEmpty = (part: Part) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '' || part === 'day') return;
    event.preventDefault();
    inputs.current[part === 'year' ? 'month' : 'day']?.focus();
  };

  const spread = (event: ClipboardEvent<HTMLInputElement>) => {
    const whole = datePartsFromText(event.clipboardData.getData('text'));
    if (!whole) return;
    event.preventDefault();
    onChange(whole);
    inputs.current.year?.focus();
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
          const inputId = part === 'day' ? ids.id : `${ids.id}-${part}`;
          return (
            <div key={part}>
              <label className={styles.label} htmlFor={inputId}>
                {label}
              </label>
              <input
                ref={(input) => {
                  inputs.current[part] = input;
                  if (part !== 'day' || !ref) return;
                  if (typeof ref === 'function') ref(input);
                  else ref.current = input;
                }}
                id={inputId}
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
