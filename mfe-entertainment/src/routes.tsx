import { createRoutes, lazyPage } from '@home-move/ui';
import { ListPage } from './list/list.page';
import { EntertainmentGate } from './parts/entertainment-gate';

/** The list of packages, and signing up on the provider's own site. */
export const { Routes, preload } = createRoutes('entertainment', {
  gate: EntertainmentGate,
  pages: {
    'broadband-list': <ListPage />,
    'broadband-signup': lazyPage(
      () => import('./signup/signup.page'),
      // Another package starts from scratch.
      ({ SignupPage }, { path }) => <SignupPage key={path} />,
    ),
  },
  usualNext: { 'broadband-list': 'broadband-signup' },
});
