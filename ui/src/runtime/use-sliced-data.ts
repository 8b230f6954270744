import { useDeferredValue } from 'react';

/**
 * The data of a section; undefined until they are loaded. React renders the first of them a few milliseconds at a time, so that a long
 * section does not block input when the response arrives. Later data are rendered at once.
 */
export function useSlicedData<Data>(data: Data | null | undefined): Data | undefined {
  const loaded = data ?? undefined;
  return useDeferredValue(loaded !== undefined) ? loaded : undefined;
}
