import type { MouseEvent } from 'react';
import { useCurrentStep, useRuntime } from '../runtime/runtime-context';

/** Props of a link inside the portal. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Props of a link with a real address, so that it opens in a new tab too; a plain click is followed without leaving the document. */
export function linkProps(href: string, follow: () => void): LinkProps {
  return {
    href,
    onClick(event) {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      follow();
    },
  };
}

/**
 * Returns the props of a link to a path below the brand. The address keeps the prefix of the current one (brand, branch, a
 * partner's frame).
 */
export function useLinkProps(): (path: string) => LinkProps {
  const runtime = useRuntime();
  const step = useCurrentStep();
  return (path) => {
    const { pathname } = window.location;
    const prefix = step && pathname.endsWith(step.path) ? pathname.slice(0, -step.path.length) : '';
    return linkProps(prefix + path, () => runtime.navigate(path));
  };
}
