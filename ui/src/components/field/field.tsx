import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../../icons/icons';
import { classNames, registerSheet } from '../../styles/sheets';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import sheet, * as styles from './field.module.css';

registerSheet(sheet);

/** The texts of a field, in this order above its input: label, hint, error. */
export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message; absent while the field is valid. */
  readonly error?: string | undefined;
  /** Adds "(optional)" to the label [UI-04]. */
  readonly optional?: boolean | undefined;
}

interface LabelProps {
  readonly htmlFor?: string;
  readonly id?: string;
  readonly optional?: boolean | undefined;
  readonly large?: boolean;
  readonly children: ReactNode;
}

function Optional({ show }: { readonly show: boolean | undefined }) {
  return show ? <span className={styles.optional}> (optional)</span> : null;
}

/** The label of a field. A label that is a full question may look like a heading (`large`). */
export function Label({ optional, large, children, ...rest }: LabelProps) {
  return (
    <label {...rest} className={large ? styles.large : styles.label}>
      {children}
      <Optional show={optional} />
    </label>
  );
}

/** The legend of a group of fields, first in its `fieldset`. */
export function Legend({ optional, large, children, id }: Omit<LabelProps, 'htmlFor'>) {
  return (
    <legend id={id} className={large ? styles.large : styles.label}>
      {children}
      <Optional show={optional} />
    </legend>
  );
}

/** One muted sentence under a label. */
export function Hint({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <span id={id} className={styles.hint}>
      {children}
    </span>
  );
}

/** The error message of a field, with an icon, between hint and input. */
export function ErrorText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <ErrorIcon size={18} />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </p>
  );
}

export interface FieldIds {
  readonly id: string;
  readonly hintId: string | undefined;
  readonly errorId: string | undefined;
  readonly describedBy: string | undefined;
}

/** The ids that connect an input to its hint and error. Generates one unless `given`; `more` is added to `describedBy`. */
export function useFieldIds(
  given: string | undefined,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
  more?: string,
): FieldIds {
  const generated = useId();
  const id = given ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return { id, hintId, errorId, describedBy: classNames(hintId, errorId, more) };
}

interface FieldProps extends FieldTexts {
  readonly ids: FieldIds;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** Label, hint and error above one input. */
export function Field({ ids, label, hint, error, optional, large, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, error && styles.invalid)}>
      <Label htmlFor={ids.id} optional={optional} large={large ?? false}>
        {label}
      </Label>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
      {children}
    </div>
  );
}

export interface GroupTexts extends Omit<FieldTexts, 'label'> {
  readonly legend: ReactNode;
}

interface FieldGroupProps extends GroupTexts {
  readonly ids: FieldIds;
  readonly large?: boolean;
  readonly children: ReactNode;
}

/** Legend, hint and error above a group of inputs; an error marks the whole group. */
export function FieldGroup({ ids, legend, hint, error, optional, large, children }: FieldGroupProps) {
  return (
    <fieldset className={classNames(styles.field, error && styles.invalid)} aria-describedby={ids.describedBy}>
      <Legend optional={optional} large={large ?? false}>
        {legend}
      </Legend>
      {hint && <Hint id={ids.hintId}>{hint}</Hint>}
      {error && <ErrorText id={ids.errorId}>{error}</ErrorText>}
      {children}
    </fieldset>
  );
}

export const invalidClass = styles.invalid;
