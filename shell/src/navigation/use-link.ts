import { useStore } from '@home-move/ui';
import type { MouseEvent } from 'react';
import { useShell } from '../runtime/shell-context';
import { loginPathOf } from './routes';

/** Props of a link to a path below the brand: a real href, followed without leaving the document. */
export function useLink(
  path: string,
  follow?: (path: string) => void,
): { readonly href: string; readonly onClick: (event: MouseEvent) => void } {
  const { navigation } = useShell();
  return {
    href: navigation.hrefOf(path),
    onClick(event) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      (follow ?? navigation.go)(path);
    },
  };
}

/** The path of the page that "log in" means. [ROUTE-02] */
export function useLoginPath(): string {
  return loginPathOf(useStore(useShell().flags));
}
