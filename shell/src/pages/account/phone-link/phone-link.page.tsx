import { accountEndpoints } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useLoaded } from '../../../runtime/use-loaded';
import { LinkCheckFailedPage, LoadingPage } from '../link-pages';
import { useLinkQuery, usePageParam } from '../page-address';
import { OpenByCode } from './open-by-code';
import { OpenByPostcode } from './open-by-postcode';
import { ExpiredPhoneLinkPage } from './expired-phone-link';
import { phoneLinkTexts } from './phone-link.texts';

/**
 * Behind "Continue on my phone": a mover who proves who they are continues at the step of the other device. Opening the
 * page does not use up the link.
 */
export function PhoneLinkPage() {
  const { http } = useRuntime();
  const token = usePageParam('phone-link', 'phoneToken');
  useLinkQuery(token);
  const link = useLoaded((signal) => http.send(accountEndpoints.phoneLinkChallenge, { body: { token } }, { signal }));

  if (link.state === 'loading') return <LoadingPage label={phoneLinkTexts.opening} />;
  if (link.state === 'failed') {
    if (link.problem.code === 'INVALID_LINK') return <ExpiredPhoneLinkPage />;
    return <LinkCheckFailedPage problem={link.problem} onRetry={link.retry} retrying={link.retrying} />;
  }
  const challenge = link.value;
  return challenge.asks === 'postcode' ? (
    <OpenByPostcode token={token} step={challenge.step} />
  ) : (
    <OpenByCode token={token} challenge={challenge} />
  );
}
