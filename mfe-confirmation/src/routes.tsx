import type { Enrolment, StepId } from '@home-move/contract';
import type { ReactElement } from 'react';
import { ConfirmationPage } from './confirmation/confirmation.page';
import { ProductSelectionPage } from './product-selection/product-selection.page';

/** The journey's outline: what to set up, and at the end what was. Both pages stand on a loaded enrolment. */
export const routes: Partial<Record<StepId, (enrolment: Enrolment) => ReactElement>> = {
  'product-selection': (enrolment) => <ProductSelectionPage enrolment={enrolment} />,
  confirmation: (enrolment) => <ConfirmationPage enrolment={enrolment} />,
};
