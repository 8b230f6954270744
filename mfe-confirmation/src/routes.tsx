import { createRoutes, lazyPage, WithEnrolment } from '@home-move/ui';
import { ProductSelectionPage } from './product-selection/product-selection.page';

/** The choice of services, and at the end the summary of what was set up, which is loaded on demand. */
export const { Routes, preload } = createRoutes('confirmation', {
  pages: {
    'product-selection': <WithEnrolment>{(enrolment) => <ProductSelectionPage enrolment={enrolment} />}</WithEnrolment>,
    confirmation: lazyPage(
      () => import(/* webpackChunkName: "confirmation" */ './confirmation/confirmation.page'),
      ({ ConfirmationPage }) => (
        <WithEnrolment>{(enrolment) => <ConfirmationPage enrolment={enrolment} />}</WithEnrolment>
      ),
    ),
  },
});
