import { useEffect, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { classNames } from '../../styles/class-names';
import { registerSheet } from '../../styles/sheets';
import { Field, inputClass, useFieldIds } from '../field/field';
import { VisuallyHidden } from '../text/text';
import sheet, * as styles from './address-lookup.module.css';
import { matchCount, matchedPieces, matchingAddresses, type LookupOption } from './matches';

registerSheet(sheet);

export interface AddressComboboxProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly error?: string | undefined;
  readonly options: readonly LookupOption[];
  readonly value: string | null;
  readonly onSelect: (addressKey: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Opens the list at once: the addresses have just been found. */
  readonly openAtFirst?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const lineOf = (options: readonly LookupOption[], key: string | null): string =>
  options.find((option) => option.addressKey === key)?.simpleAddress ?? '';

/** Type to narrow, arrow keys to choose: the ARIA combobox pattern with a listbox, the focus staying in the box. */
export function AddressCombobox(props: AddressComboboxProps) {
  const { id, label, error, options, value, onSelect, onBlur, openAtFirst = false, ref } = props;
  const ids = useFieldIds(id, { error });
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState(() => lineOf(options, value));
  const [open, setOpen] = useState(openAtFirst);
  const [active, setActive] = useState(-1);

  // A chosen address stands in the box, but all stay choosable when the list is opened again.
  const query = value !== null && typed === lineOf(options, value) ? '' : typed;
  const shown = matchingAddresses(options, query);
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const show = (at: number) => {
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: LookupOption | undefined) => {
    if (!option) return;
    setTyped(option.simpleAddress);
    onSelect(option.addressKey);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    show(-1);
    if (value !== null) onSelect(null);
  };

  const move = (step: 1 | -1) => {
    const start = open ? active : -1;
    const next = start < 0 ? (step > 0 ? 0 : shown.length - 1) : (start + step + shown.length) % shown.length;
    show(shown.length > 0 ? next : -1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    // Enter in an open list chooses; it must not send the form as well.
    else if (event.key === 'Enter' && open) choose(shown[active]);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    // A dialog around it stays open when Esc closes the list.
    event.stopPropagation();
  };

  return (
    <Field ids={ids} label={label} error={error}>
      <div className={styles.combobox}>
        <input
          ref={ref}
          id={ids.id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={inputClass('full', Boolean(error))}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={open ? 'Hide addresses' : 'Show addresses'}
          className={styles.chevron}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <span role="status">{open && <VisuallyHidden>{matchCount(shown.length, options.length)}</VisuallyHidden>}</span>
      {open && (
        <div className={styles.listbox} onMouseDown={(event) => event.preventDefault()}>
          <p aria-hidden="true" className={styles.count}>
            {matchCount(shown.length, options.length)}
          </p>
          <ul ref={list} role="listbox" id={listId} aria-label={label} className={styles.options}>
            {shown.map((option, index) => (
              <li
                key={option.addressKey}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={classNames(styles.option, index === active && styles.active)}
                onMouseMove={() => setActive(index)}
                onClick={() => choose(option)}
              >
                <span>
                  {matchedPieces(option.simpleAddress, query).map((piece, at) =>
                    piece.matched ? <mark key={at}>{piece.text}</mark> : piece.text,
                  )}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}
