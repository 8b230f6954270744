import { LinkButton, Page } from '@home-move/ui';
import type { ReactNode } from 'react';
import { useLink } from '../../../navigation/use-link';
import { useShell } from '../../../runtime/shell-context';
import { partsTexts } from './parts.texts';

export interface DeadLinkProps {
  /** Where a new one is asked for. */
  readonly path: string;
  readonly action: string;
  /** Other ways on. */
  readonly children?: ReactNode;
}

/** In place of a page whose link opens nothing any more. */
export function DeadLink({ path, action, children }: DeadLinkProps) {
  const { branding } = useShell();
  const anew = useLink(path);
  return (
    <Page title={partsTexts.deadLink} brandName={branding.name} lede={partsTexts.deadLinkText} width="code">
      <LinkButton variant="primary" full {...anew}>
        {action}
      </LinkButton>
      {children}
    </Page>
  );
}
