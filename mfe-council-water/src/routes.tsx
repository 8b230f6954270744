import { createRoutes, WithEnrolment } from '@home-move/ui';
import { CouncilWaterPage } from './council-water/council-water.page';

/** The same page before product selection and after it. [COUNCIL-01, COUNCIL-02] */
export const { Routes } = createRoutes('council-water', {
  pages: {
    'council-services-upfront': (
      <WithEnrolment>
        {(enrolment) => <CouncilWaterPage step="council-services-upfront" enrolment={enrolment} />}
      </WithEnrolment>
    ),
    'council-services': (
      <WithEnrolment>{(enrolment) => <CouncilWaterPage step="council-services" enrolment={enrolment} />}</WithEnrolment>
    ),
  },
});
