import { editMoveInDateSchema, londonToday, type Enrolment } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useEffect, useState } from 'react';

/** Ids of enrolments whose details the mover has confirmed in this document, until the moving details open. */
const justConfirmed = new Set<string>();

/** Records that the mover has confirmed all details behind a partner's link. */
export function markConfirmed({ id }: Enrolment): void {
  justConfirmed.add(id);
}

/** Whether the mover has just confirmed everything that the moving details would ask, so that the page need not show. */
export function useIsConfirmedMove(enrolment: Enrolment | null): boolean {
  const { clock } = useRuntime();
  const id = enrolment?.id ?? '';
  const [isJustConfirmed] = useState(() => justConfirmed.has(id));
  // A mover who comes back to the page sees it.
  useEffect(() => void justConfirmed.delete(id), [id]);
  if (!isJustConfirmed || !enrolment) return false;
  const { address, moveInDate, residentialStatus } = enrolment;
  const today = londonToday(clock.now());
  return address !== null && residentialStatus !== 0 && editMoveInDateSchema({ today }).safeParse(moveInDate).success;
}
