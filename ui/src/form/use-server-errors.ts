import type { Problem } from '@home-move/contract';
import { useEffect, useState, type RefObject } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { findBox } from './form-errors';

/** What of a problem has no field on this page: the sentences of the banner. */
export type BannerWords = readonly string[];

const NOTHING: BannerWords = [];

/**
 * Puts the field errors of a problem on their fields, and gives back the rest for the banner, so that nothing is said twice.
 * A problem without field errors is its title alone.
 */
export function useServerErrors<V extends FieldValues, C, O>(
  form: UseFormReturn<V, C, O>,
  problem: Problem | null,
  formId: string,
  element: RefObject<HTMLElement | null>,
): BannerWords {
  const [banner, setBanner] = useState(NOTHING);
  useEffect(() => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (!problem || !root) return setBanner(NOTHING);
    const messages = Object.entries(problem.errors ?? {});
    const rest = messages.filter(([name]) => !findBox(formId, name, root));
    for (const [name, message] of messages)
      if (findBox(formId, name, root)) form.setError(name as FieldPath<V>, { type: 'server', message });
    setBanner(messages.length > 0 ? rest.map(([, message]) => message) : [problem.title]);
    // A problem is told once, when it comes; the form object changes with every keystroke.
  }, [problem]);
  return banner;
}
