import { enrolmentStatus, type Enrolment, type EnrolmentStatus } from '../enrolment/enrolment';

/** What was chosen of each service, and how far it came. */
export type ChosenServices = Pick<
  Enrolment,
  | 'energyOptIn'
  | 'entertainmentOptIn'
  | 'councilOptIn'
  | 'waterOptIn'
  | 'energyComplete'
  | 'entertainmentComplete'
  | 'councilComplete'
  | 'waterComplete'
  | 'energySkipped'
  | 'entertainmentSkipped'
  | 'wombbUserConfirmed'
>;

/** Whether everything that was chosen is set up or left for later, and something is: the journey is over for now. */
export function isSetUp(e: ChosenServices): boolean {
  const done = [
    [e.energyOptIn, e.energyComplete, e.energySkipped],
    [e.entertainmentOptIn, e.entertainmentComplete || e.wombbUserConfirmed, e.entertainmentSkipped],
    [e.councilOptIn, e.councilComplete, false],
    [e.waterOptIn, e.waterComplete, false],
  ] as const;
  const chosen = done.filter(([optIn]) => optIn === 1);
  return (
    chosen.every(([, isComplete, isSkipped]) => isComplete || isSkipped) && chosen.some(([, isComplete]) => isComplete)
  );
}

/** What the status of an enrolment follows from; `status` is the one it has. */
export type StatusFacts = ChosenServices &
  Pick<Enrolment, 'status' | 'firstName' | 'emailAddress' | 'energyConsented' | 'entertainmentConsented'>;

/**
 * The status after a change: complete once product selection was answered and `isSetUp`, and open again when something
 * is chosen anew or taken up; details populated with names and contact. What was closed stays closed. [API-11]
 */
export function statusAfter(e: StatusFacts): EnrolmentStatus {
  const { closed, complete, detailsPopulated } = enrolmentStatus;
  if (e.status === closed) return closed;
  const isAnswered = e.energyConsented !== null || e.entertainmentConsented !== null;
  if (isAnswered && isSetUp(e)) return complete;
  const isPopulated = e.firstName !== null && e.emailAddress !== null;
  return isPopulated || e.status === complete ? detailsPopulated : e.status;
}
