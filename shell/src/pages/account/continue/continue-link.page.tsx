import { accountEndpoints, type Tokens } from '@home-move/contract';
import { Button, Page, ProblemNotice, useAction, useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { completeLogin } from '../complete-login';
import { ExpiredLinkPage } from '../link-pages';
import { useLinkQuery, usePageParam } from '../page-address';
import { continueTexts } from './continue.texts';

const texts = continueTexts.link;

/** Behind a mailed link, which works once: only a click uses it up, so that mail scanners cannot. [ROUTE-14] */
export function ContinueLinkPage() {
  const runtime = useRuntime();
  const token = usePageParam('continue-link', 'confirmToken');
  useLinkQuery(token);
  // The link opens once: when loading the move fails afterwards, the next attempt continues with the tokens.
  const opened = useRef<Tokens | null>(null);
  const { run, busy, problem } = useAction(async () => {
    opened.current ??= await runtime.http.send(accountEndpoints.continue, { body: { token } });
    await completeLogin(runtime, opened.current);
  });

  if (problem?.code === 'INVALID_LINK') return <ExpiredLinkPage path="/continue" action={texts.sendNewLink} />;
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
