import { linkProps, useStore, type LinkProps } from '@home-move/ui';
import { useShell } from '../runtime/shell-context';
import { loginPathOf } from '../navigation/routes';

/** Props of a link to a path below the brand. `follow` replaces the usual navigation. */
export function useLink(path: string, follow?: (path: string) => void): LinkProps {
  const { navigation } = useShell();
  return linkProps(navigation.hrefOf(path), () => (follow ?? navigation.go)(path));
}

/** The path of the page that "log in" means for the visitor. [ROUTE-02] */
export function useLoginPath(): string {
  const { flags, session } = useShell();
  return loginPathOf(useStore(flags), useStore(session));
}
