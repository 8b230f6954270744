import type { StepId } from '@home-move/contract';
import type { ReactElement } from 'react';
import { MovingDetailsPage } from './moving-details/moving-details.page';
import { PersonalDetailsPage } from './personal-details/personal-details.page';
import { UnpopulatedLinkPage } from './personal-details/unpopulated-link.page';
import { VerifyPage } from './verify/verify.page';

/** The journey's outline: who is moving, then where and when. */
export const routes: Partial<Record<StepId, ReactElement>> = {
  'onboarding-verify': <VerifyPage />,
  'personal-details-unpopulated': <UnpopulatedLinkPage />,
  'personal-details': <PersonalDetailsPage />,
  'moving-details': <MovingDetailsPage />,
};

/** What follows on the postcode comes after the first screen, and asks the API itself who is here; so do parts of the details. [ROUTE-20, ROUTE-21, ROUTE-24 to ROUTE-27] */
export const isLate = (step: StepId): boolean =>
  (step.startsWith('onboarding-') && step !== 'onboarding-verify') || step.startsWith('pending-');
