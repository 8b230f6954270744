import { createRoutes, lazyPage, missingPage } from '@home-move/ui';
import { EntertainmentGate } from './gate/entertainment-gate';
import { ListPage } from './list/list.page';

/** The list of packages, then the order with us or on the provider's own site. */
export const { Routes, preload } = createRoutes('entertainment', {
  gate: EntertainmentGate,
  pages: {
    'broadband-list': <ListPage />,
    'broadband-details': missingPage('the details of a package'),
    'broadband-signup': lazyPage(
      () => import(/* webpackChunkName: "broadband-signup" */ './signup/signup.page'),
      // Each package gets a new page with its own state.
      ({ SignupPage }, { path }) => <SignupPage key={path} />,
    ),
  },
  usualNext: { 'broadband-list': 'broadband-signup' },
});
