import { focusField } from '@home-move/ui';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** A problem of one field, as a schema reports it. */
interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export interface TypedForm<Field extends string> {
  readonly typed: Readonly<Record<Field, string>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Also clears the message of the field, or the one with another name. */
  readonly set: (field: Field, value: string, message?: string) => void;
  /** Shows the first message of each field, and focuses the first field that is wrong. */
  readonly reject: (issues: readonly Issue[]) => void;
}

/** The typed values of a small form, which stay after a failure. */
export function useTypedForm<Field extends string>(initial: Readonly<Record<Field, string>>): TypedForm<Field> {
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const form = useRef<HTMLFormElement>(null);
  const set = (field: Field, value: string, message: string = field) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setErrors((before) => ({ ...before, [message]: undefined }));
  };
  const reject = (issues: readonly Issue[]) => {
    // Render the messages before the focus moves to the first one.
    flushSync(() =>
      setErrors(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]))),
    );
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) focusField(invalid);
  };
  return { typed, errors, form, set, reject };
}
