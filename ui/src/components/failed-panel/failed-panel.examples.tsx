import { LinkButton } from '../button/button';
import { FailedPanel } from './failed-panel';

export const FirstTime = () => (
  <FailedPanel
    code="HM-402"
    onRetry={() => undefined}
    alternatives={
      <LinkButton variant="plain" href="/enrolment/product-selection">
        Go to your services
      </LinkButton>
    }
  />
);

export const Retrying = () => <FailedPanel code="HM-402" onRetry={() => undefined} retrying />;
