import {
  councilWaterMessages,
  energyMessages,
  isOffered,
  isOrderedService,
  isInEnergyMarket,
  isRegisteredService,
  isServiceComplete,
  noQuoteReason,
  offeredStatus,
  registeredServices,
  services,
  serviceTitle,
  type Enrolment,
  type OrderedService,
  type Service,
} from '@home-move/contract';
import { authorityDisplay } from '../service-card/service-display';
import { productSelectionTexts as texts } from './product-selection.texts';

/** A service that the mover can choose, as its card shows it. */
export interface ServiceOffer {
  readonly service: Service;
  readonly title: string;
  readonly description: string;
  /** The mover cannot opt out. [PROD-04] */
  readonly isMandatory: boolean;
  readonly isComplete: boolean;
  /** Ticked initially: chosen before, preselected by the brand, or mandatory. */
  readonly isChosen: boolean;
}

function streetOf({ address }: Enrolment): string | null {
  return address && `${address.houseNameOrNumber} ${address.addressLine1}`;
}

const describeOrder: Readonly<Record<OrderedService, (enrolment: Enrolment) => string>> = {
  energy: (enrolment) => {
    if (enrolment.energyComplete) return texts.complete;
    if (!isInEnergyMarket(enrolment.postcode)) return noQuoteReason(enrolment.postcode);
    if (enrolment.moveInDate !== null && !enrolment.isMoveInDateInRange) return energyMessages.outOfRange;
    if (enrolment.supplyChecked && !enrolment.quotableEnergy) return noQuoteReason(enrolment.postcode);
    const fuels = enrolment.fuelType ? texts.energy.fuels[enrolment.fuelType] : texts.energy.unknownFuels;
    return texts.forAddress(fuels, streetOf(enrolment));
  },
  entertainment: (enrolment) =>
    isServiceComplete(enrolment, 'entertainment')
      ? texts.ordered
      : texts.forAddress(texts.entertainment, streetOf(enrolment)),
};

function describe(enrolment: Enrolment, service: Service): string {
  if (isOrderedService(service)) return describeOrder[service](enrolment);
  const { nameOf, fallback } = authorityDisplay[service];
  return texts.register(nameOf(enrolment) ?? fallback(enrolment));
}

/** Whether the mover answered the council and water step for this service before. */
function isAnsweredUpfront(enrolment: Enrolment, service: Service): boolean {
  return isRegisteredService(service) && enrolment[`${service}Complete`];
}

/** Council and water have a flag for it; the other services follow what the brand offers. [PROD-04] */
function isRequired(enrolment: Enrolment, service: Service): boolean {
  return isRegisteredService(service)
    ? enrolment[`${service}IsMandatory`]
    : enrolment[`${service}OfferedStatus`] === offeredStatus.offeredAndMandatory;
}

function toOffer(enrolment: Enrolment, service: Service, brandName: string): ServiceOffer {
  const status = enrolment[`${service}OfferedStatus`];
  const isComplete = isServiceComplete(enrolment, service);
  const isMandatory = isRequired(enrolment, service) && !isComplete;
  const isPreselected = isMandatory || status === offeredStatus.offeredAndPreselected;
  const isUnanswered = enrolment[`${service}Consented`] === null;
  const description = describe(enrolment, service);
  const reason = isOrderedService(service) ? texts.required(brandName) : councilWaterMessages.mandatory;
  return {
    service,
    title: serviceTitle(service, enrolment.postcode),
    description: isMandatory ? `${description.replace(/\.$/, '')}. ${reason}.` : description,
    isMandatory,
    isComplete,
    isChosen: isUnanswered ? isPreselected : enrolment[`${service}OptIn`] === 1 || isMandatory,
  };
}

/** The services that the brand offers, without those already answered upfront. [PROD-03, PROD-04] */
export function serviceOffers(enrolment: Enrolment, brandName: string): readonly ServiceOffer[] {
  return services
    .filter((service) => isOffered(enrolment[`${service}OfferedStatus`]) && !isAnsweredUpfront(enrolment, service))
    .map((service) => toOffer(enrolment, service, brandName));
}

/** The services that the mover answered before product selection; one whose authority is unknown has no answer yet. */
export function answeredServices(enrolment: Enrolment): readonly { title: string; name: string }[] {
  return registeredServices
    .filter((service) => isOffered(enrolment[`${service}OfferedStatus`]) && isAnsweredUpfront(enrolment, service))
    .flatMap((service) => {
      const name = authorityDisplay[service].nameOf(enrolment);
      return name === null ? [] : [{ title: serviceTitle(service, enrolment.postcode), name }];
    });
}
