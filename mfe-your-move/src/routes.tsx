import { createRoutes, WithEnrolment } from '@home-move/ui';
import { YourMovePage } from './your-move/your-move.page';

/** Every page of the journey, in its order. */
export const { Routes } = createRoutes('your-move', {
  pages: {
    'your-move': <WithEnrolment>{(enrolment) => <YourMovePage enrolment={enrolment} />}</WithEnrolment>,
  },
});
