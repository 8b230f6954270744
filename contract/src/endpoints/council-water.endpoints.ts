import type { CouncilServices } from '../council-water/council-water';
import type { CouncilChoices } from '../council-water/council-water.schema';
import type { Enrolment } from '../enrolment/enrolment';
import { enrolmentRoles } from '../session/tokens';
import { endpoint, type NoInput } from './endpoint';

/** Council tax and water at the new home. */
export const councilWaterEndpoints = {
  /** Looked up once for an address and move-in date, then stored. [COUNCIL-03] */
  services: endpoint<NoInput, CouncilServices>({
    method: 'GET',
    path: '/enrolment/council-services',
    roles: enrolmentRoles,
  }),
  /** Sets consent and opt-in, and completes the offered services. CONFLICT while the step is not available. [COUNCIL-04, COUNCIL-05] */
  choose: endpoint<{ body: CouncilChoices }, Enrolment>({
    method: 'PUT',
    path: '/enrolment/council-services',
    roles: enrolmentRoles,
  }),
};
