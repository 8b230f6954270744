import { accountEndpoints } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useLoaded } from '../../use-loaded';
import { CannotCheck } from '../parts/cannot-check';
import { useLinkQuery } from '../parts/link-query';
import { usePageParam } from '../parts/use-page-param';
import { Waiting } from '../parts/waiting';
import { ByCode } from './by-code';
import { ByPostcode } from './by-postcode';
import { DeadPhoneLink } from './dead-phone-link';
import { phoneLinkTexts } from './phone-link.texts';

/** Behind "Continue on my phone": who shows that it is them goes on at the step of the other device. Opening uses nothing up. */
export function PhoneLinkPage() {
  const { http } = useRuntime();
  const token = usePageParam('phone-link', 'phoneToken');
  useLinkQuery(token);
  const link = useLoaded((signal) => http.send(accountEndpoints.phoneLinkChallenge, { body: { token } }, { signal }));

  if (link.state === 'loading') return <Waiting words={phoneLinkTexts.opening} />;
  if (link.state === 'failed') {
    if (link.problem.code === 'INVALID_LINK') return <DeadPhoneLink />;
    return <CannotCheck problem={link.problem} onRetry={link.retry} retrying={link.retrying} />;
  }
  const asks = link.value;
  return asks.asks === 'postcode' ? (
    <ByPostcode token={token} step={asks.step} />
  ) : (
    <ByCode token={token} asks={asks} />
  );
}
