import type { StepId } from '@home-move/contract';
import type { ReactElement } from 'react';
import { PersonalDetailsPage } from './personal-details/personal-details.page';
import { VerifyPage } from './verify/verify.page';

/** How a move begins: these come with the remote. */
export const routes: Partial<Record<StepId, ReactElement>> = {
  'onboarding-verify': <VerifyPage />,
  'personal-details': <PersonalDetailsPage />,
};

/** What follows on them, or is reached by a link, comes late. [ROUTE-19 to ROUTE-21, ROUTE-24 to ROUTE-27] */
export const isLate = (step: StepId): boolean =>
  routes[step] === undefined && /^(onboarding|pending|personal-details|moving)-/.test(step);
