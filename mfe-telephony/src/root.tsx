import { useEnrolment } from '@home-move/ui';
import { Panel } from './panel/panel';

/** The panel of the present customer. Another customer's is a new one, so that no draft ends up with the wrong person. */
export function Root() {
  const enrolment = useEnrolment();
  return <Panel key={enrolment?.id} enrolment={enrolment} />;
}
