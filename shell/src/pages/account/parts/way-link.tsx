import { TextLink } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useLink } from '../../../navigation/use-link';

/** A link in running text to another page of the portal. */
export function WayLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return <TextLink {...useLink(to)}>{children}</TextLink>;
}
