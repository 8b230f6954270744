import { matchPath, portalPages, type PortalPage } from '@home-move/contract';
import { useState } from 'react';
import { useShell } from '../../../runtime/shell-context';

/** A segment of the page's path, as it was when the page opened: on the way out the path is another page's already. */
export function usePageParam(page: PortalPage, param: string): string {
  const { navigation } = useShell();
  const [value] = useState(() => matchPath(portalPages[page], navigation.path.get())?.[param] ?? '');
  return value;
}
