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
