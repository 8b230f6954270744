import { Page, Text, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { PageLink } from '../../../links/links';
import { useLinkQuery, usePageParam } from '../page-address';
import { readChangedAddress, rememberChangedAddress } from './subscription-result';
import { subscriptionTexts } from './subscription.texts';

const { unsubscribed: texts } = subscriptionTexts;

/** Confirms the unsubscription, and offers to resubscribe. [COMMS-03] */
export function ConfirmUnsubscribePage() {
  const { brand } = useRuntime();
  const token = usePageParam('confirm-unsubscribe', 'token');
  const { email } = useLinkQuery(token);
  useEffect(() => {
    if (email !== null && readChangedAddress(token) === null) rememberChangedAddress(token, email);
  }, [email, token]);
  return (
    <Page title={texts.title} brandName={brand.name} lede={texts.lede} width="code">
      <Text>
        <PageLink to={`/email/resubscribe/${encodeURIComponent(token)}`}>{texts.resubscribe}</PageLink>
      </Text>
    </Page>
  );
}
