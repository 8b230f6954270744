import type { CouncilServices } from '../council-water/council-water';
import type { CouncilChoices } from '../council-water/council-water.schema';
import type { Enrolment } from '../enrolment/enrolment';
import type { ExpectedVersion } from '../enrolment/expected-version';
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
  /**
   * Sets consent and opt-in, and completes the offered services. Other answers than the stored ones need the version that the
   * page showed. CONFLICT while the step cannot be opened. [COUNCIL-04, COUNCIL-05]
   */
  choose: endpoint<{ body: CouncilChoices & ExpectedVersion }, Enrolment>({
    method: 'PUT',
    path: '/enrolment/council-services',
    roles: enrolmentRoles,
  }),
};
