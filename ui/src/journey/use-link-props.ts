import type { MouseEvent } from 'react';
import { useCurrentStep, useRuntime } from '../runtime/runtime-context';

/** Props of a link. */
export interface LinkProps {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Makes links to paths below the brand: a real address, for a tab of its own, followed without leaving the document. What
 * stands before the path of the step on screen (brand, branch, a partner's frame) stands before theirs.
 */
export function useLinkProps(): (path: string) => LinkProps {
  const runtime = useRuntime();
  const step = useCurrentStep();
  return (path) => {
    const { pathname } = window.location;
    const before = step && pathname.endsWith(step.path) ? pathname.slice(0, -step.path.length) : '';
    return {
      href: before + path,
      onClick(event) {
        if (isForBrowser(event)) return;
        event.preventDefault();
        runtime.navigate(path);
      },
    };
  };
}
