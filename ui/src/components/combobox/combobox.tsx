import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/icons';
import { registerSheet } from '../../styles/sheets';
import { focusAndShow } from '../error-summary/focus-field';
import { Field, useFieldIds } from '../field/field';
import { inputClass } from '../field/input';
import { Status } from '../status/status';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ComboboxOptions, optionId, type RenderLabel } from './combobox-options';
import sheet, * as styles from './combobox.module.css';
import { matchCount, matchingOptions, type ComboboxOption, type OptionNoun } from './matches';

registerSheet(sheet);

export interface ComboboxProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly options: readonly ComboboxOption[];
  /** What the options are, for the count and the button. */
  readonly noun: OptionNoun;
  /** Renders the label of a row; the label itself by default. */
  readonly renderLabel?: RenderLabel;
  readonly value: string | null;
  /** Called with null when the text is edited and no longer matches the chosen option. */
  readonly onSelect: (value: string | null) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Focuses, opens and shows the list on mount, after the mover searched for the options. */
  readonly openOnMount?: boolean;
}

const labelOf = (options: readonly ComboboxOption[], chosen: string | null): string =>
  options.find(({ value }) => value === chosen)?.label ?? '';

const showLabel: RenderLabel = (label, mark) => mark(label);

/** Typing narrows the list, arrow keys choose: the ARIA combobox pattern with a listbox, the focus staying in the input. */
export function Combobox(props: ComboboxProps) {
  const { id, label, hint, error, options, noun, renderLabel = showLabel, value, onSelect, onBlur } = props;
  const { openOnMount = false } = props;
  const ids = useFieldIds(id, { hint, error });
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => labelOf(options, value));
  const [shownValue, setShownValue] = useState(value);
  const [open, setOpen] = useState(openOnMount);
  const [active, setActive] = useState(-1);

  // The form may set the value itself; the input then shows its label.
  if (value !== shownValue) {
    setShownValue(value);
    if (value !== null) setTyped(labelOf(options, value));
  }

  // The input holds the chosen option, but all options can be chosen when the list is opened again.
  const query = value !== null && typed === labelOf(options, value) ? '' : typed;
  const shown = matchingOptions(options, query);
  const count = matchCount(shown.length, options.length, noun);

  useEffect(() => {
    if (openOnMount && input.current) focusAndShow(input.current, list.current ?? input.current);
  }, [openOnMount]);
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
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    setTyped(option.label);
    onSelect(option.value);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    show(-1);
    if (value !== null) onSelect(null);
  };
  const move = (step: 1 | -1) => {
    const edge = step > 0 ? 0 : shown.length - 1;
    const next = open && active >= 0 ? (active + step + shown.length) % shown.length : edge;
    show(shown.length > 0 ? next : -1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    // Enter in an open list chooses, and must not submit the form as well.
    else if (event.key === 'Enter' && open) choose(shown[active]);
    // Esc closes the list and keeps the text; a dialog around it stays open.
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = () => {
    close();
    // An option that is typed in full is chosen.
    const text = typed.trim().toLowerCase();
    if (value === null) choose(options.find((option) => option.label.toLowerCase() === text));
    onBlur?.();
  };

  return (
    <Field ids={ids} label={label} hint={hint} error={error}>
      <div className={styles.combobox}>
        <input
          ref={input}
          id={ids.id}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          className={inputClass('full', Boolean(error))}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${open ? 'Hide' : 'Show'} ${noun.many}`}
          className={styles.chevron}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon />
        </button>
      </div>
      <Status>{open && <VisuallyHidden>{count}</VisuallyHidden>}</Status>
      {open && (
        <ComboboxOptions
          ref={list}
          id={listId}
          label={label}
          shown={shown}
          total={options.length}
          noun={noun}
          renderLabel={renderLabel}
          query={query}
          active={active}
          onActivate={setActive}
          onChoose={choose}
        />
      )}
    </Field>
  );
}
