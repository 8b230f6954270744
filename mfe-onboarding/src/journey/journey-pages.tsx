import type { StepId } from '@home-move/contract';
import { useCurrentStep } from '@home-move/ui';
import type { ReactElement } from 'react';
import { AddressPage } from '../address/address.page';
import { CodePage } from '../code/code.page';
import { ConfirmPage } from '../confirm/confirm.page';
import { ContactPage } from '../contact/contact.page';
import { EditAddressPage } from '../edit/edit-address.page';
import { EditContactPage } from '../edit/edit-contact.page';
import { EditFieldPage } from '../edit/edit-field.page';
import { ConfirmDetailsPage } from '../pending-confirm-details/confirm-details.page';
import { ContactDetailsPage } from '../pending-contact-details/contact-details.page';
import { UnpopulatedLinkPage } from '../personal-details/unpopulated-link.page';
import { MovingDetailsPage } from '../moving-details/moving-details.page';
import { LinkOver } from '../parts/link-over';
import type { Ending } from '../verify/verify.problems';
import { Resume } from './resume';

export { NewPassword } from '../personal-details/new-password';

/**
 * The way that a partner's link opens, in its order; its edit screens; links and parts of the details; then where and when.
 * [ONB-03, ROUTE-24 to ROUTE-27]
 */
const pages: Partial<Record<StepId, ReactElement>> = {
  'onboarding-address': <AddressPage />,
  'onboarding-contact': <ContactPage />,
  'onboarding-code': <CodePage />,
  'onboarding-confirm': <ConfirmPage />,
  'onboarding-edit-address': <EditAddressPage />,
  'onboarding-edit-email': <EditContactPage key="emailAddress" field="emailAddress" />,
  'onboarding-edit-phone': <EditContactPage key="phoneNumber" field="phoneNumber" />,
  'onboarding-edit': <EditFieldPage />,
  'personal-details-unpopulated': <UnpopulatedLinkPage />,
  'pending-confirm-details': <ConfirmDetailsPage />,
  'pending-contact-details': <ContactDetailsPage />,
  'moving-details': <MovingDetailsPage />,
};

interface JourneyPagesProps {
  /** The link opens nothing any more: what is said of it, in place of the step's page. */
  readonly ending?: Ending;
}

/** All of it comes in one chunk, so that a step shows without a request on the way. */
export function JourneyPages({ ending }: JourneyPagesProps) {
  const step = useCurrentStep();
  if (ending) return <LinkOver {...ending} />;
  if (step?.id === 'onboarding-verify') return <Resume />;
  return step && (pages[step.id] ?? null);
}
