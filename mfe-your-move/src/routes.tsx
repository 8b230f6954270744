import { createRoutes, lazyPage, WithEnrolment } from '@home-move/ui';
import { YourMovePage } from './your-move/your-move.page';

/** The orders of the move. The pages that they link to are loaded on demand. */
export const { Routes, preload } = createRoutes('your-move', {
  pages: {
    'your-move': <WithEnrolment>{(enrolment) => <YourMovePage enrolment={enrolment} />}</WithEnrolment>,
    'data-passport': lazyPage(
      () => import(/* webpackChunkName: "data-passport" */ './data-passport/data-passport.page'),
      ({ DataPassportPage }) => <DataPassportPage />,
    ),
    household: lazyPage(
      () => import(/* webpackChunkName: "household" */ './household/household.page'),
      ({ HouseholdPage }) => <HouseholdPage />,
    ),
    'join-household': lazyPage(
      () => import(/* webpackChunkName: "join-household" */ './join/join.page'),
      ({ JoinPage }) => <JoinPage />,
    ),
    'meter-day': lazyPage(
      () => import(/* webpackChunkName: "meter-day" */ './meter-day/meter-day.page'),
      ({ MeterDayPage }) => <WithEnrolment>{(enrolment) => <MeterDayPage enrolment={enrolment} />}</WithEnrolment>,
    ),
  },
});
