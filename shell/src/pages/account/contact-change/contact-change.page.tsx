import { accountEndpoints } from '@home-move/contract';
import { Button, formatDate, LinkButton, Page, ProblemNotice, Text, useAction, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { PhoneLink } from '../../../links/links';
import { useLink, useLoginPath } from '../../../links/use-link';
import { useLoaded } from '../../../runtime/use-loaded';
import { LinkCheckFailedPage, LoadingPage } from '../link-pages';
import { useLinkQuery, usePageParam } from '../page-address';
import { contactChangeTexts as texts } from './contact-change.texts';

/** Undoes a change of contacts by an agent, for the owner of the earlier ones. Opening the page changes nothing. */
export function ContactChangePage() {
  const { http } = useRuntime();
  const token = usePageParam('contact-change', 'changeToken');
  useLinkQuery(token);
  const change = useLoaded((signal) => http.send(accountEndpoints.contactChange, { body: { token } }, { signal }));

  if (change.state === 'loading') return <LoadingPage label={texts.opening} />;
  if (change.state === 'ready') return <UndoChange token={token} changedAt={change.value.changedAt} />;
  if (change.problem.code === 'INVALID_LINK') return <ExpiredChange />;
  return <LinkCheckFailedPage problem={change.problem} onRetry={change.retry} retrying={change.retrying} />;
}

function UndoChange({ token, changedAt }: { readonly token: string; readonly changedAt: string }) {
  const { http, brand } = useRuntime();
  const logIn = useLink(useLoginPath());
  const [outcome, setOutcome] = useState<'undone' | 'kept' | null>(null);
  const undo = useAction(async () => {
    await http.send(accountEndpoints.undoContactChange, { body: { token } });
    setOutcome('undone');
  });

  if (undo.problem?.code === 'INVALID_LINK') return <ExpiredChange />;
  if (outcome === 'kept') return <Page {...texts.kept} brandName={brand.name} width="code" />;
  if (outcome === 'undone')
    return (
      <Page title={texts.undone.title} brandName={brand.name} lede={texts.undone.lede} width="code">
        <LinkButton variant="primary" full {...logIn}>
          {texts.undone.logIn}
        </LinkButton>
      </Page>
    );
  return (
    <Page
      title={texts.ask.title}
      brandName={brand.name}
      lede={texts.ask.lede(formatDate(new Date(changedAt)))}
      width="code"
      notices={<ProblemNotice problem={undo.problem} focused />}
    >
      <Text>{texts.ask.consequence}</Text>
      <Button variant="primary" full onClick={undo.run} busy={undo.busy ? texts.ask.busy : undefined}>
        {texts.ask.undo}
      </Button>
      <Button full onClick={() => setOutcome('kept')}>
        {texts.ask.keep}
      </Button>
    </Page>
  );
}

function ExpiredChange() {
  const { brand } = useRuntime();
  return (
    <Page title={texts.expired.title} brandName={brand.name} lede={texts.expired.lede} width="code">
      <Text>
        <PhoneLink phone={brand.support.phone} />
      </Text>
    </Page>
  );
}
