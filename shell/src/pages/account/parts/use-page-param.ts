import { matchPath } from '@home-move/contract';
import { useState } from 'react';
import { ownPages } from '../../../navigation/routes';
import { useShell } from '../../../shell-context';

/** A segment of the page's path, as it was when the page opened: on the way out the path is another page's already. */
export function usePageParam(page: keyof typeof ownPages, param: string): string {
  const { navigation } = useShell();
  const [value] = useState(() => matchPath(ownPages[page], navigation.path.get())?.[param] ?? '');
  return value;
}
