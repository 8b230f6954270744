import type { StepId } from '@home-move/contract';
import type { ReactElement } from 'react';
import { MovingDetailsPage } from './moving-details/moving-details.page';
import { PersonalDetailsPage } from './personal-details/personal-details.page';
import { VerifyPage } from './verify/verify.page';

/** The journey's outline: who is moving, then where and when. These come with the remote. */
export const routes: Partial<Record<StepId, ReactElement>> = {
  'onboarding-verify': <VerifyPage />,
  'personal-details': <PersonalDetailsPage />,
  'moving-details': <MovingDetailsPage />,
};

/** What is reached by a link, or after the first screen, comes late. [ROUTE-19 to ROUTE-21, ROUTE-24 to ROUTE-27] */
export const isLate = (step: StepId): boolean =>
  routes[step] === undefined && /^(onboarding|pending|personal-details)-/.test(step);
