import type { Enrolment } from '@home-move/contract';
import type { ReactNode } from 'react';
import { FullPageSpinner } from '../components/spinner/spinner';
import { useEnrolment } from '../runtime/runtime-context';

export interface WithEnrolmentProps {
  readonly children: (enrolment: Enrolment) => ReactNode;
}

/** Renders a page that needs an enrolment; a spinner until it is loaded. */
export function WithEnrolment({ children }: WithEnrolmentProps) {
  const enrolment = useEnrolment();
  return enrolment ? children(enrolment) : <FullPageSpinner />;
}
