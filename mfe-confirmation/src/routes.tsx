import { createRoutes, lazyPage, WithEnrolment } from '@home-move/ui';
import { ProductSelectionPage } from './product-selection/product-selection.page';

/** The choice of services. The summary and the pages it links to are loaded on demand. */
export const { Routes, preload } = createRoutes('confirmation', {
  pages: {
    'product-selection': <WithEnrolment>{(enrolment) => <ProductSelectionPage enrolment={enrolment} />}</WithEnrolment>,
    confirmation: lazyPage(
      () => import(/* webpackChunkName: "confirmation" */ './confirmation/confirmation.page'),
      ({ ConfirmationPage }) => (
        <WithEnrolment>{(enrolment) => <ConfirmationPage enrolment={enrolment} />}</WithEnrolment>
      ),
    ),
    offers: lazyPage(
      () => import(/* webpackChunkName: "offers" */ './offers/offers.page'),
      ({ OffersPage }) => <OffersPage />,
    ),
    'tell-your-flatmates': lazyPage(
      () => import(/* webpackChunkName: "tell-your-flatmates" */ './flatmates/flatmates.page'),
      ({ FlatmatesPage }) => <FlatmatesPage />,
    ),
    'move-plan': lazyPage(
      () => import(/* webpackChunkName: "move-plan" */ './move-plan/move-plan.page'),
      ({ MovePlanPage }) => <WithEnrolment>{(enrolment) => <MovePlanPage enrolment={enrolment} />}</WithEnrolment>,
    ),
  },
});
