import { TextLink } from '@home-move/ui';
import { phoneHref } from '../layout/links';
import { useShell } from '../runtime/shell-context';
import { healthTexts } from './health.texts';

/** A way on for whoever cannot wait. An agent's customer is on the phone already. */
export function CallUs() {
  const { branding, agentViews } = useShell();
  const { phone } = branding.support;
  if (agentViews) return null;
  return (
    <p>
      {healthTexts.call} <TextLink href={phoneHref(phone)}>{phone}</TextLink>.
    </p>
  );
}
