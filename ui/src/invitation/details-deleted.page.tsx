import { pathOf } from '@home-move/contract';
import { useEffect, useRef } from 'react';
import { focusMessage } from '../components/error-summary/focus-field';
import { TextButton } from '../components/link/text-link';
import { Text } from '../components/text/text';
import { Page } from '../layout/page';
import { useRuntime } from '../runtime/runtime-context';
import { detailsDeletedTexts as texts } from './details-deleted.texts';

export interface DetailsDeletedPageProps {
  /** Name of the brand that had sent the details. */
  readonly sentBy: string;
}

/** Replaces the page of a partner's link once the mover has had the details deleted. Its heading takes the focus of the button. */
export function DetailsDeletedPage({ sentBy }: DetailsDeletedPageProps) {
  const runtime = useRuntime();
  const root = useRef<HTMLDivElement>(null);
  // The path is the same as before, so the shell moves no focus.
  useEffect(() => {
    const heading = root.current?.querySelector<HTMLElement>('[data-hm-heading]');
    if (heading) focusMessage(heading);
  }, []);
  // The path holds the link's token, so it must not stay in the history.
  const start = () => runtime.navigate(pathOf('personal-details'), { replace: true });
  return (
    <div ref={root}>
      <Page title={texts.title} brandName={runtime.brand.name} lede={texts.lede} width="code">
        <Text>
          {texts.noMore(sentBy)} {texts.kept}
        </Text>
        <Text>{texts.sender(sentBy)}</Text>
        <Text>
          {texts.changedMind} <TextButton onClick={start}>{texts.start}</TextButton>
        </Text>
      </Page>
    </div>
  );
}
