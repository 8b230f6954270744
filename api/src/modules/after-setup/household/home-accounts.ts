import { fuelsOf, type Country, type HouseholdAccountId, type SingleFuel } from '@home-move/contract';
import { energySetUps } from '../../energy/state/energy-slot.js';
import { supplyFacts } from '../../energy/state/supply-facts.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { currentReferences } from '../first-year/year-services.js';
import { supplierOf, tariffOf } from '../plan/energy-prices.js';

/** An account of the home, before anyone is named. */
export interface HomeAccount {
  readonly id: HouseholdAccountId;
  readonly supplier: string | null;
  /** Whether the mover has ordered it here or on the provider's own site. */
  readonly isOrdered: boolean;
}

/** The accounts that the home has, in fixed order. [ROOM-10] */
export function homeAccounts(enrolment: EnrolmentRecord, country: Country): readonly HomeAccount[] {
  const isWithoutGas = supplyFacts(enrolment).fuelType === 'Electric';
  return [
    energyAccount(enrolment, 'electricity', 'Electric'),
    ...(isWithoutGas ? [] : [energyAccount(enrolment, 'gas', 'Gas')]),
    broadbandAccount(enrolment),
    { id: 'councilTax', supplier: councilOf(enrolment), isOrdered: false },
    ...waterAccounts(enrolment, country),
  ];
}

function energyAccount(enrolment: EnrolmentRecord, id: 'electricity' | 'gas', fuel: SingleFuel): HomeAccount {
  const current = currentReferences(enrolment);
  const setUp = energySetUps(enrolment).find(
    (each) =>
      current.has(each.applicationReference) && fuelsOf(tariffOf(each)?.energyType ?? 'DualFuel').includes(fuel),
  );
  return { id, supplier: setUp ? supplierOf(setUp) : null, isOrdered: setUp !== undefined };
}

function broadbandAccount(enrolment: EnrolmentRecord): HomeAccount {
  const { broadband, completed, wombbUserConfirmedDate } = enrolment;
  const order = broadband?.order ?? null;
  const isOrdered = completed.entertainment && order !== null && currentReferences(enrolment).has(order.number);
  const isReported = order === null && wombbUserConfirmedDate !== null;
  const hasAccount = broadband !== null && (isOrdered || isReported);
  return { id: 'broadband', supplier: hasAccount ? broadband.package.provider.name : null, isOrdered: hasAccount };
}

/** The council and water companies of the present home; null before they have been looked up. */
const servicesOf = ({ localServices, address }: EnrolmentRecord) =>
  localServices !== null && localServices.postcode === address?.postcode ? localServices.services : null;

const councilOf = (enrolment: EnrolmentRecord): string | null => servicesOf(enrolment)?.council?.name ?? null;

/** In Scotland the council bills for water, and in Northern Ireland there is no bill. */
function waterAccounts(enrolment: EnrolmentRecord, country: Country): readonly HomeAccount[] {
  if (country === 'Scotland' || country === 'Northern Ireland') return [];
  const companies = servicesOf(enrolment)?.water?.companies ?? [];
  const supplier = companies.length === 0 ? null : companies.map(({ name }) => name).join(' and ');
  return [{ id: 'water', supplier, isOrdered: false }];
}
