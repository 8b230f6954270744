import { problemOf, type PrivateEntryRequest } from '@home-move/contract';
import { FailedPanel, FullPageSpinner, Page, useRuntime } from '@home-move/ui';
import { useState } from 'react';
import { EntryDone, EntryEnded, EntryReloaded } from './entry-outcome';
import { PrivateAccountPage } from './private-account';
import { PrivateCodePage } from './private-code';
import { useEntryRequest } from './private-entry.queries';
import { privateEntryTexts as texts } from './private-entry.texts';
import { PrivateNeedsPage } from './private-needs';
import type { EntryOutcome } from './use-entry';
import { useLinkToken } from './use-link-token';

interface EntryFormProps extends EntryOutcome {
  readonly token: string;
  readonly request: PrivateEntryRequest;
}

function EntryForm({ token, request, ...outcome }: EntryFormProps) {
  if (request.scope === 'bank-details') return <PrivateAccountPage token={token} rule={request} {...outcome} />;
  if (request.scope === 'health-needs')
    return <PrivateNeedsPage token={token} suppliers={request.suppliers} {...outcome} />;
  return <PrivateCodePage token={token} channel={request.channel} {...outcome} />;
}

function Entry({ token }: { readonly token: string }) {
  const { brand } = useRuntime();
  const request = useEntryRequest(token);
  const [outcome, setOutcome] = useState<'done' | 'ended' | null>(null);
  const problem = request.error === undefined ? null : problemOf(request.error);

  if (outcome === 'done') return <EntryDone />;
  if (outcome === 'ended' || problem?.code === 'INVALID_LINK') return <EntryEnded />;
  if (request.data)
    return (
      <EntryForm
        token={token}
        request={request.data}
        onDone={() => setOutcome('done')}
        onEnded={() => setOutcome('ended')}
      />
    );
  if (problem === null) return <FullPageSpinner label={texts.loading} detail="" />;
  return (
    <Page title={texts.failed.title} brandName={brand.name}>
      <FailedPanel title={texts.failed.title} onRetry={() => void request.mutate()} retrying={request.isValidating}>
        {problem.status === 409 ? texts.failed.notNow : problem.title}
      </FailedPanel>
    </Page>
  );
}

/** Opened by a link that an agent sends during a call. The customer enters details that the agent should not hear. */
export function PrivateEntryPage() {
  const token = useLinkToken();
  return token === null ? <EntryReloaded /> : <Entry key={token} token={token} />;
}
