import { accountEndpoints, type Tokens } from '@home-move/contract';
import { Button, Page, ProblemNotice, useAction, useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { DeadLink } from '../parts/dead-link';
import { enter } from '../parts/enter';
import { useLinkQuery } from '../parts/link-query';
import { usePageParam } from '../parts/use-page-param';
import { continueTexts } from './continue.texts';

const texts = continueTexts.link;

/** Behind a mailed link, which works once: only a click uses it up, no program that looks into mails. [ROUTE-14] */
export function ContinueLinkPage() {
  const runtime = useRuntime();
  const token = usePageParam('continue-link', 'confirmToken');
  useLinkQuery(token);
  // Where the move could not be loaded after the link was used up, the next try goes on from there.
  const opened = useRef<Tokens | null>(null);
  const { run, busy, problem } = useAction(async () => {
    opened.current ??= await runtime.http.send(accountEndpoints.continue, { body: { token } });
    await enter(runtime, opened.current);
  });

  if (problem?.code === 'INVALID_LINK') return <DeadLink path="/continue" action={texts.anew} />;
  return (
    <Page
      title={texts.title}
      brandName={runtime.brand.name}
      lede={texts.lede}
      width="code"
      notices={problem && <ProblemNotice problem={problem} />}
    >
      <Button variant="primary" full onClick={run} busy={busy ? texts.busy : undefined}>
        {texts.submit}
      </Button>
    </Page>
  );
}
