import type { Support } from '@home-move/contract';
import { FailedPanel, Page, TextLink } from '@home-move/ui';
import { useState } from 'react';
import { phoneHref } from '../layout/contact';
import { failureTexts } from '../layout/failure.texts';
import { pagesTexts } from './pages.texts';

export interface StartFailedProps {
  /** Known when the document carries its brand. */
  readonly support: Support | null;
  readonly onRetry: () => void;
}

/** The service cannot be reached at start: never an empty page. */
export function StartFailed({ support, onRetry }: StartFailedProps) {
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    onRetry();
  };
  return (
    <main>
      <Page title={failureTexts.portal} width="form">
        <FailedPanel
          title={pagesTexts.startFailed.panel}
          onRetry={retry}
          retrying={retrying}
          alternatives={
            support && (
              <span>
                {pagesTexts.journeyFailed.call} <TextLink href={phoneHref(support.phone)}>{support.phone}</TextLink>
              </span>
            )
          }
        >
          {failureTexts.safe}
        </FailedPanel>
      </Page>
    </main>
  );
}
