import { Injectable } from '@nestjs/common';
import { homeBillsSchema, type Country, type FirstYear, type HomeBillsForm } from '@home-move/contract';
import type { Nation } from '../../../common/calendar/working-days.js';
import { parseContract } from '../../../common/validation/contract-validation.js';
import { nationOf } from '../../move/council-water/state/nation.js';
import { rejectWhenClosed } from '../../move/enrolment/change-guards.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { acceptedOrders } from '../confirmation/accepted-orders.js';
import { councilTaxAverages } from './council-tax.data.js';
import { currentReferences } from './year-services.js';
import { yearOf } from './year.js';

const countries: Readonly<Record<Nation, Country>> = {
  ENG: 'England',
  WLS: 'Wales',
  SCT: 'Scotland',
  NIR: 'Northern Ireland',
};

/** The country of the home. */
export const countryOf = (enrolment: EnrolmentRecord): Country => countries[nationOf(enrolment)];

/** The costs of the home in the year after the move. */
@Injectable()
export class FirstYearService {
  constructor(private readonly enrolments: EnrolmentRepository) {}

  async firstYear(enrolmentId: string): Promise<FirstYear> {
    return toFirstYear(await this.enrolments.get(enrolmentId));
  }

  /** Replaces the bills of the home. Throws VALIDATION, also for a band that the country does not have. [ORDER-84] */
  async saveBills(enrolmentId: string, body: unknown): Promise<FirstYear> {
    const saved = await this.enrolments.revise(enrolmentId, (current) => {
      rejectWhenClosed(current);
      const { councilTaxBand, waterBill } = parseContract(homeBillsSchema({ country: countryOf(current) }), body ?? {});
      return { homeBills: { councilTaxBand, waterBill: toPence(waterBill) } };
    });
    return toFirstYear(saved);
  }
}

const toPence = (pounds: HomeBillsForm['waterBill']): number | null =>
  pounds === null ? null : Math.round(Number(pounds) * 100);

function toFirstYear(enrolment: EnrolmentRecord): FirstYear {
  const { moveInDate, homeBills, localServices, address } = enrolment;
  const country = countryOf(enrolment);
  const current = currentReferences(enrolment);
  const isPresentHome = localServices !== null && localServices.postcode === address?.postcode;
  return {
    year: moveInDate === null ? null : yearOf(enrolment, country, moveInDate),
    bills: homeBills ?? { councilTaxBand: null, waterBill: null },
    country,
    council: isPresentHome ? (localServices.services.council?.name ?? null) : null,
    councilTaxAverage: councilTaxAverages[country],
    extras: acceptedOrders(enrolment).flatMap(({ reference, extras }) => (current.has(reference) ? extras : [])),
  };
}
