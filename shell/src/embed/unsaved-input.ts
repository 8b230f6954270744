import type { Readable } from '@home-move/contract';
import { journeyKeys } from '../session/journey-storage';
import type { SafeStorage } from '../session/safe-storage';

export interface UnsavedInputDependencies {
  readonly page: Pick<Window, 'addEventListener'>;
  readonly storage: SafeStorage;
  /** Values whose change ends the page, or follows a save. */
  readonly endedBy: readonly Pick<Readable<unknown>, 'subscribe'>[];
  readonly report: (isUnsaved: boolean) => void;
}

/** Actions that may empty or remove a field without input, such as a choice from a list. */
const actions = ['click', 'keyup'] as const;

const isFilled = (field: Element) => field.isConnected && Reflect.get(field, 'value') !== '';

/**
 * Reports whether a field contains input that is lost with the document, because its form has not stored it as a draft. Forms
 * never store passwords, bank details, codes and health answers; they store nothing if the browser denies storage.
 */
export function watchUnsavedInput({ page, storage, endedBy, report }: UnsavedInputDependencies): void {
  const drafts = () => journeyKeys.map((key) => storage.get(key)).join('\n');
  const fields = new Set<Element>();
  let stored = drafts();
  let wasUnsaved = false;

  const reportChange = () => {
    const isUnsaved = [...fields].some(isFilled);
    if (isUnsaved !== wasUnsaved) report(isUnsaved);
    wasUnsaved = isUnsaved;
  };
  // On the window, because forms store their drafts in earlier listeners of the same event.
  page.addEventListener('input', (event) => {
    const [field] = event.composedPath();
    if (!(field instanceof Element)) return;
    const isStored = storage.persistent && drafts() !== stored;
    stored = drafts();
    if (isStored) fields.delete(field);
    else fields.add(field);
    reportChange();
  });
  // After React has rendered the result.
  for (const action of actions) page.addEventListener(action, () => queueMicrotask(reportChange));
  for (const value of endedBy)
    value.subscribe(() => {
      fields.clear();
      stored = drafts();
      reportChange();
    });
}
