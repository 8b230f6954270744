import type { FirstYear } from '../first-year/first-year';
import type { HomeBillsForm } from '../first-year/home-bills.schema';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** The costs of the home in the year after the move. */
export const firstYearEndpoints = {
  /** [ORDER-80] */
  firstYear: endpoint<NoInput, FirstYear>({
    method: 'GET',
    path: '/enrolment/first-year',
    roles: enrolmentRoles,
  }),
  /** Replaces the council tax band and the water bill of the home. [ORDER-84] */
  saveBills: endpoint<{ body: HomeBillsForm }, FirstYear>({
    method: 'PUT',
    path: '/enrolment/home-bills',
    roles: enrolmentRoles,
  }),
};
