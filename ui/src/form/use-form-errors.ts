import type { Problem } from '@home-move/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SummaryError } from '../components/error-summary/error-summary';
import { focusField } from '../components/error-summary/focus-field';
import { useGeneralMessage } from '../runtime/use-general-message';
import { fieldMessages, findField, placeMessages } from './form-errors';

/** A field in the summary, by its path and the id of its input. */
interface ListedField {
  readonly name: string;
  readonly id: string;
}

export interface FormErrors {
  /** The part of the problem without a field on this page; null when every error is shown at a field. [API-17] */
  readonly banner: string | null;
  /** The lines of the summary in the page's order, with the messages shown at the fields. */
  readonly summary: readonly SummaryError[];
  /** Lists the fields that are invalid now and focuses the first. Call it after each submit. [UI-06] */
  readonly show: () => void;
}

/**
 * The errors of a form, each shown once: field errors of the form and of the API at their fields and in the summary, the rest
 * in the banner. A corrected field leaves the summary at once; one that becomes invalid while typing joins it at the next
 * submit.
 */
export function useFormErrors<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  problem: Problem | null,
  formId: string,
  element: RefObject<HTMLElement | null>,
): FormErrors {
  const [listed, setListed] = useState<readonly ListedField[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const messageOf = useGeneralMessage();
  const rootOf = () => element.current?.getRootNode() as Document | ShadowRoot | undefined;

  const show = () => {
    const root = rootOf();
    if (!root) return;
    const placed = placeMessages(fieldMessages(form.getErrors()), formId, root);
    // Render the summary before the focus scrolls: it moves everything below it.
    flushSync(() => setListed(placed.map(({ name, input }) => ({ name, id: input.id }))));
    if (placed[0]) focusField(placed[0].input);
  };

  const apply = useEffectEvent((failure: Problem | null) => {
    const root = rootOf();
    if (!root) return;
    const messages = Object.entries(failure?.errors ?? {});
    const placed = messages.map(([path, message]) => ({ path, message, field: findField(formId, path, root) }));
    for (const { message, field } of placed)
      if (field) form.setError(field.name as FieldPath<V>, { type: 'server', message });
    const elsewhere = placed.filter(({ field }) => !field);
    const isOnFields = messages.length > 0 && elsewhere.length === 0;
    const errors = Object.fromEntries(elsewhere.map(({ path, message }) => [path, message]));
    setBanner(failure && !isOnFields ? messageOf({ ...failure, errors }) : null);
    // After the effect, where flushSync is allowed.
    if (elsewhere.length < placed.length) queueMicrotask(show);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the errors go into the form's own store, and only the rendered page shows which fields it has
  useEffect(() => apply(problem), [problem]);

  const current = new Map(fieldMessages(form.formState.errors).map(({ name, message }) => [name, message]));
  const summary = listed.flatMap(({ name, id }) => {
    const message = current.get(name);
    return message === undefined ? [] : [{ id, message }];
  });
  return { banner, summary, show };
}
