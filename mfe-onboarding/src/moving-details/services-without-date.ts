import { isInNorthernIreland, isOffered, serviceTexts, type Enrolment, type Service } from '@home-move/contract';

/** In the order in which the mover reaches them. */
const independent = ['council', 'water', 'entertainment'] as const satisfies readonly Service[];

/** The names of the offered services that the mover can start without a move-in date. */
export function servicesWithoutDate(enrolment: Enrolment): readonly string[] {
  const nameOf = (service: Service) =>
    service === 'council' && isInNorthernIreland(enrolment.postcode) ? 'rates' : serviceTexts[service].label;
  return independent.filter((service) => isOffered(enrolment[`${service}OfferedStatus`])).map(nameOf);
}
