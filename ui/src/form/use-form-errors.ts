import type { Problem } from '@home-move/contract';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { SummaryError } from '../components/error-summary/error-summary';
import { focusField } from '../components/error-summary/focus-field';
import { useGeneralMessage } from '../runtime/runtime-context';
import { fieldMessages, findField, placeMessages } from './form-errors';

interface Listed {
  readonly name: string;
  readonly id: string;
}

export interface FormErrors {
  /** What of the problem has no field on this page, by the general handler; null when all of it is told on fields. [API-17] */
  readonly banner: string | null;
  /** The summary's lines in the page's order, in the words that stand at the fields. */
  readonly summary: readonly SummaryError[];
  /** Lists what is invalid now and focuses the first of it [UI-06]. Call it after each submit. */
  readonly show: () => void;
}

/**
 * What is wrong with a form, each thing told once: field errors of the form and of the API on their fields and in the summary,
 * the rest in the banner. What is mended leaves the summary; what turns wrong while typing enters it at the next submit.
 */
export function useFormErrors<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  problem: Problem | null,
  formId: string,
  element: RefObject<HTMLElement | null>,
): FormErrors {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const [banner, setBanner] = useState<string | null>(null);
  const messageOf = useGeneralMessage();
  const rootOf = () => element.current?.getRootNode() as Document | ShadowRoot | undefined;

  const show = () => {
    const root = rootOf();
    if (!root) return;
    const placed = placeMessages(fieldMessages(form.getErrors()), formId, root);
    // The summary must stand before the focus scrolls: it moves everything below it.
    flushSync(() => setListed(placed.map(({ name, box }) => ({ name, id: box.id }))));
    if (placed[0]) focusField(placed[0].box);
  };

  const tell = useEffectEvent((told: Problem | null) => {
    const root = rootOf();
    if (!root) return;
    const messages = Object.entries(told?.errors ?? {});
    const placed = messages.map(([path, message]) => ({ path, message, field: findField(formId, path, root) }));
    for (const { message, field } of placed)
      if (field) form.setError(field.name as FieldPath<V>, { type: 'server', message });
    const elsewhere = placed.filter(({ field }) => !field);
    const isOnFields = messages.length > 0 && elsewhere.length === 0;
    const errors = Object.fromEntries(elsewhere.map(({ path, message }) => [path, message]));
    setBanner(told && !isOnFields ? messageOf({ ...told, errors }) : null);
    // Out of the effect, where React may flush.
    if (elsewhere.length < placed.length) queueMicrotask(show);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the answer goes into the form's own store, and only the page knows which fields it draws
  useEffect(() => tell(problem), [problem]);

  const now = new Map(fieldMessages(form.formState.errors).map(({ name, message }) => [name, message]));
  const summary = listed.flatMap(({ name, id }) => {
    const message = now.get(name);
    return message === undefined ? [] : [{ id, message }];
  });
  return { banner, summary, show };
}
