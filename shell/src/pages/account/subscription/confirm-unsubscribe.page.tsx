import { Page, Text, useRuntime } from '@home-move/ui';
import { useEffect } from 'react';
import { useLinkQuery } from '../parts/link-query';
import { usePageParam } from '../parts/use-page-param';
import { WayLink } from '../parts/way-link';
import { handedOn, handOn } from './handed-on';
import { subscriptionTexts } from './subscription.texts';

const { unsubscribed: texts } = subscriptionTexts;

/** After Yes: the way back. [COMMS-03] */
export function ConfirmUnsubscribePage() {
  const { brand } = useRuntime();
  const token = usePageParam('confirm-unsubscribe', 'token');
  const { email } = useLinkQuery(token);
  useEffect(() => {
    if (email !== null && handedOn(token) === null) handOn(token, email);
  }, [email, token]);
  return (
    <Page title={texts.title} brandName={brand.name} lede={texts.lede} width="code">
      <Text>
        <WayLink to={`/email/resubscribe/${encodeURIComponent(token)}`}>{texts.resubscribe}</WayLink>
      </Text>
    </Page>
  );
}
