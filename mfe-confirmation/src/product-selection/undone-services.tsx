import { undoneBy, type Enrolment, type OrderedService } from '@home-move/contract';
import { UndoneNotice } from '@home-move/ui';

export interface UndoneServicesProps {
  /** The services that are ticked. */
  readonly chosen: readonly OrderedService[];
  readonly enrolment: Enrolment;
}

/** Announces the consequences of a changed choice of services. */
export function UndoneServices({ chosen, enrolment }: UndoneServicesProps) {
  return <UndoneNotice undone={undoneBy({ kind: 'services', chosen }, enrolment)} />;
}
