import { useEffect, useState, type RefObject } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { focusField } from '../components/error-summary/focus-field';
import type { SummaryError } from '../components/error-summary/error-summary';
import { fieldMessages, placeMessages } from './form-errors';

/**
 * The summary's lines in the page's order, with the texts that stand at the fields. After each submit that found something
 * (`attempt` changes) the focus goes to the first of them [UI-06]. What is mended afterwards leaves the summary; what turns
 * wrong while typing does not enter it before the next submit.
 */
export function useSummary<V extends FieldValues>(
  errors: FieldErrors<V>,
  attempt: number | string,
  formId: string,
  element: RefObject<HTMLElement | null>,
): readonly SummaryError[] {
  const [listed, setListed] = useState<readonly { readonly name: string; readonly id: string }[]>([]);

  useEffect(() => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
    const placed = root ? placeMessages(fieldMessages(errors), formId, root) : [];
    setListed(placed.map(({ name, box }) => ({ name, id: box.id })));
    if (placed[0]) focusField(placed[0].box);
    // By attempt alone: errors change with every keystroke and must move no focus.
  }, [attempt]);

  const now = new Map(fieldMessages(errors).map(({ name, message }) => [name, message]));
  return listed.flatMap(({ name, id }) => {
    const message = now.get(name);
    return message === undefined ? [] : [{ id, message }];
  });
}
