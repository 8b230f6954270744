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
import { Resume } from './resume';

/** The way that a partner's link opens, in its order; then the edit screens. [ONB-03, ROUTE-24 to ROUTE-27] */
const pages: Partial<Record<StepId, ReactElement>> = {
  'onboarding-address': <AddressPage />,
  'onboarding-contact': <ContactPage />,
  'onboarding-code': <CodePage />,
  'onboarding-confirm': <ConfirmPage />,
  'onboarding-edit-address': <EditAddressPage />,
  'onboarding-edit-email': <EditContactPage key="emailAddress" field="emailAddress" />,
  'onboarding-edit-phone': <EditContactPage key="phoneNumber" field="phoneNumber" />,
  'onboarding-edit': <EditFieldPage />,
  'pending-confirm-details': <ConfirmDetailsPage />,
  'pending-contact-details': <ContactDetailsPage />,
};

/** All of it comes in one chunk, so that a step shows without a request on the way. */
export function JourneyPages() {
  const step = useCurrentStep();
  if (step?.id === 'onboarding-verify') return <Resume />;
  return step && (pages[step.id] ?? null);
}
