import type { CouncilServices } from '../council-water/council-water';
import type { CouncilChoices } from '../council-water/council-water.schema';
import type { Enrolment } from '../enrolment/enrolment';
import { endpoint, type NoInput } from './endpoint';

const owner = ['enrolment', 'customer', 'agent'] as const;

export const councilWaterEndpoints = {
  /** Looked up once for an address and day of moving in, then kept. [COUNCIL-03] */
  services: endpoint<NoInput, CouncilServices>({
    method: 'GET',
    path: '/enrolment/council-services',
    roles: owner,
    problems: ['ADDRESS_MISSING', 'THIRD_PARTY', 'TOO_MANY_REQUESTS'],
    summary: 'Council and water companies of the new home',
  }),
  /** Sets consent and opt-in, and completes what is offered. CONFLICT while the step is not available. [COUNCIL-04, COUNCIL-05] */
  choose: endpoint<{ body: CouncilChoices }, Enrolment>({
    method: 'PUT',
    path: '/enrolment/council-services',
    roles: owner,
    problems: ['CONFLICT'],
    summary: 'Answer the council and water step',
  }),
};
