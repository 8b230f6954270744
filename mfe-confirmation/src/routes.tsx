import { createRoutes, WithEnrolment } from '@home-move/ui';
import { ConfirmationPage } from './confirmation/confirmation.page';
import { ProductSelectionPage } from './product-selection/product-selection.page';

/** The choice of services, and at the end the summary of what was set up. */
export const { Routes } = createRoutes('confirmation', {
  pages: {
    'product-selection': <WithEnrolment>{(enrolment) => <ProductSelectionPage enrolment={enrolment} />}</WithEnrolment>,
    confirmation: <WithEnrolment>{(enrolment) => <ConfirmationPage enrolment={enrolment} />}</WithEnrolment>,
  },
});
