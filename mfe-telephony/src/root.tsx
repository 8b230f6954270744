import { useEnrolment } from '@home-move/ui';
import { Panel } from './panel/panel';

/** The panel of the current customer; remounts for another one, so that no draft is saved to the wrong customer. */
export function Root() {
  const enrolment = useEnrolment();
  return <Panel key={enrolment?.id} enrolment={enrolment} />;
}
