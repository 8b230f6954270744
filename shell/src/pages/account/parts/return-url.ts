import { formatBrandPath } from '../../../brand/brand-path';
import { useShell } from '../../../runtime/shell-context';

/** The whole address of a page of this brand, for a mail to lead to: never inside a partner's frame. [PWD-04] */
export function useReturnUrl(path: string): string {
  const { branding, context, navigation } = useShell();
  const address =
    context === 'hosted'
      ? navigation.hrefOf(path)
      : formatBrandPath({ brand: branding.urlRoute, branch: null, path }, 'hosted');
  return new URL(address, window.location.origin).href;
}
