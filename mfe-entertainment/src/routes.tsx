import { createRoutes, lazyPage } from '@home-move/ui';
import { EntertainmentGate } from './gate/entertainment-gate';
import { ListPage } from './list/list.page';

/** The list of packages, the details of one, then the order with us or on the provider's own site. */
export const { Routes, preload } = createRoutes('entertainment', {
  gate: EntertainmentGate,
  pages: {
    'broadband-list': <ListPage />,
    'broadband-details': lazyPage(
      () => import(/* webpackChunkName: "broadband-details" */ './details/details.page'),
      // Each package gets a new page with its own state.
      ({ DetailsPage }, { path }) => <DetailsPage key={path} />,
    ),
    'broadband-signup': lazyPage(
      () => import(/* webpackChunkName: "broadband-signup" */ './signup/signup.page'),
      // Each package gets a new page with its own state.
      ({ SignupPage }, { path }) => <SignupPage key={path} />,
    ),
  },
});
