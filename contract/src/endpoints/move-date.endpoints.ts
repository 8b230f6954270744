import type { MoveDateChange, MoveDatePreview, MoveDateResult } from '../plan/move-date-change';
import { enrolmentRoles } from '../session/tokens';
import { endpoint } from './endpoint';

/** A changed move-in date, also after orders. */
export const moveDateEndpoints = {
  /** Changes nothing. CONFLICT for the date that is stored already. */
  preview: endpoint<{ query: { to: string } }, MoveDatePreview>({
    method: 'GET',
    path: '/enrolment/move-date-change',
    roles: enrolmentRoles,
  }),
  /**
   * Requests the new date from the suppliers first, and stores it once all have agreed. If one refuses, nothing changes
   * and the response names it. CONFLICT when something has changed since the preview.
   */
  change: endpoint<{ body: MoveDateChange }, MoveDateResult>({
    method: 'POST',
    path: '/enrolment/move-date-change',
    roles: enrolmentRoles,
    idempotent: true,
  }),
};
