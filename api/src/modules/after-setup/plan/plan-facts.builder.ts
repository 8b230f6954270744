import {
  addDays,
  offeredStatus,
  recordOf,
  services,
  type CouncilServices,
  type PlanEntryId,
} from '@home-move/contract';
import { completedServices } from '../../platform/demo/completed-services.data.js';
import { anAddressAt, anEnrolmentRecord, aSupply } from '../../move/enrolment/enrolment-record.builder.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { movePlan } from './move-plan.js';
import type { PlanFacts } from './plan-facts.js';

/** For tests: Friday 20 November 2026, moving in on Friday 27 November, every service chosen and none set up. */
export function planFacts(enrolment: Partial<EnrolmentRecord> = {}, facts: Partial<PlanFacts> = {}): PlanFacts {
  return {
    enrolment: anEnrolmentRecord({
      moveInDate: '2026-11-27',
      residentialStatus: 201,
      address: anAddressAt('MK40 2QT'),
      optIn: recordOf(services, () => 1 as const),
      supply: aSupply(),
      localServices: { postcode: 'MK40 2QT', on: '2026-11-27', services: inBedford },
      ...enrolment,
    }),
    today: '2026-11-20',
    // Weekdays only: working-days.spec.ts covers bank holidays.
    addWorkingDays: (iso, count) => addDays(iso, count === -5 ? -7 : count),
    supportPhone: '020 7946 0123',
    ...facts,
  };
}

/** For tests: the entry of a plan, or undefined. */
export const entryOf = (id: PlanEntryId, ...facts: Parameters<typeof planFacts>) =>
  movePlan(planFacts(...facts)).entries.find((entry) => entry.id === id);

/** For tests: the plan of a move. */
export const planOf = (...facts: Parameters<typeof planFacts>) => movePlan(planFacts(...facts));

/** For tests: a home at this postcode, whose local services have been looked up. */
export const homeAt = (postcode: string, services: CouncilServices): Partial<EnrolmentRecord> => ({
  address: anAddressAt(postcode),
  localServices: { postcode, on: '2026-11-27', services },
});

const completed = completedServices({
  now: new Date('2026-11-20T10:00:00Z'),
  today: '2026-11-20',
  moveInDate: '2026-11-27',
});

/** For tests: every service set up on Friday 20 November 2026, broadband without a day yet. */
export const everythingDone: Partial<EnrolmentRecord> = {
  ...completed,
  broadband: { ...completed.broadband, order: { ...completed.broadband.order, activationDate: null } },
};

const councilOf = (name: string, more: Partial<NonNullable<CouncilServices['council']>> = {}) => ({
  name,
  welshName: null,
  logoUrl: null,
  registrationUrl: 'https://council.example/moving',
  kind: 'COUNCIL_TAX' as const,
  replacedBy: null,
  ...more,
});

const companyOf = (name: string, ...sold: readonly ('WATER' | 'SEWERAGE')[]) => ({
  name,
  logoUrl: null,
  registrationUrl: `https://${name.toLowerCase().replaceAll(' ', '-')}.example/moving`,
  services: sold,
});

/** For tests: results of the directory, named after their special feature. */
export const inBedford: CouncilServices = {
  country: 'England',
  council: councilOf('Bedford Borough Council'),
  water: { billing: 'OWN_BILL', companies: [companyOf('Anglian Water', 'WATER', 'SEWERAGE')] },
};
export const withTwoWaterCompanies: CouncilServices = {
  ...inBedford,
  council: councilOf('Guildford Borough Council', { replacedBy: { name: 'West Surrey Council', on: '2027-04-01' } }),
  water: {
    billing: 'OWN_BILL',
    companies: [companyOf('Affinity Water', 'WATER'), companyOf('Thames Water', 'SEWERAGE')],
  },
};
export const inEdinburgh: CouncilServices = {
  country: 'Scotland',
  council: councilOf('City of Edinburgh Council'),
  water: { billing: 'WITH_COUNCIL_TAX', companies: [companyOf('Scottish Water', 'WATER', 'SEWERAGE')] },
};
export const inBelfast: CouncilServices = {
  country: 'Northern Ireland',
  council: councilOf('Land & Property Services', { kind: 'DOMESTIC_RATES' }),
  water: { billing: 'NO_BILL', companies: [] },
};
export const notIdentified: CouncilServices = { country: null, council: null, water: null };

/** For tests: what a brand offers that hides council tax and water. */
export const withoutLocalServices = recordOf(services, (service) =>
  service === 'council' || service === 'water' ? offeredStatus.notOffered : offeredStatus.offered,
);
