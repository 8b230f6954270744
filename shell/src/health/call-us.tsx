import { PhoneLink } from '../links/links';
import { useShell } from '../runtime/shell-context';
import { healthTexts } from './health.texts';

/** For movers who cannot wait. Hidden from agents, whose mover is on the phone already. */
export function CallUs() {
  const { branding, agentViews } = useShell();
  const { phone } = branding.support;
  if (agentViews) return null;
  return (
    <p>
      {healthTexts.call} <PhoneLink phone={phone} />.
    </p>
  );
}
