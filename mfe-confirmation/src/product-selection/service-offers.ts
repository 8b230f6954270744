import {
  councilWaterMessages,
  energyMessages,
  energyOpensOn,
  isOffered,
  isOrderedService,
  isRegisteredService,
  isServiceComplete,
  noQuoteAdvice,
  noQuoteReason,
  offeredStatus,
  registeredServices,
  services,
  serviceTitle,
  type BroadbandSpeeds,
  type Enrolment,
  type OrderedService,
  type Service,
} from '@home-move/contract';
import { formatDate } from '@home-move/ui';
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
  /** False where no quote is possible for the home, so that nothing is promised. */
  readonly isPossible: boolean;
  /** Ticked initially: chosen before, preselected by the brand, or mandatory. */
  readonly isChosen: boolean;
}

function streetOf({ address }: Enrolment): string | null {
  return address && `${address.houseNameOrNumber} ${address.addressLine1}`;
}

/** The fuels of the home, or the reason why they are unknown. */
function describeSupply(home: Enrolment, supplyFailed: boolean): string {
  const street = streetOf(home);
  if (street === null) return texts.energy.noAddress;
  if (supplyFailed) return texts.energy.notChecked(street);
  if (!home.supplyChecked) return texts.energy.checking(street);
  return home.isMeterInfoValid ? texts.forAddress(texts.energy.known(home), street) : texts.energy.noMeters(street);
}

const noSpeeds: BroadbandSpeeds = { standard_mbps: '', fibre_mbps: '' };

const describeOrder: Readonly<Record<OrderedService, (enrolment: Enrolment, facts: OfferFacts) => string>> = {
  energy: (home, { supplyFailed }) => {
    if (home.energyComplete) return texts.complete;
    const reason = noQuoteReason(home);
    if (reason !== null) return `${reason} ${noQuoteAdvice(home)}`;
    if (home.moveInDate === null) return texts.energy.dateMissing;
    if (!home.isMoveInDateInRange)
      return `${texts.energy.opens(formatDate(energyOpensOn(home.moveInDate)))} ${energyMessages.outOfRange}`;
    return describeSupply(home, supplyFailed);
  },
  entertainment: (enrolment, { speeds = noSpeeds }) =>
    isServiceComplete(enrolment, 'entertainment')
      ? texts.ordered
      : texts.forAddress(texts.entertainment(speeds), streetOf(enrolment)),
};

function describe(enrolment: Enrolment, service: Service, facts: OfferFacts): string {
  if (isOrderedService(service)) return describeOrder[service](enrolment, facts);
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

function toOffer(enrolment: Enrolment, service: Service, facts: OfferFacts): ServiceOffer {
  const status = enrolment[`${service}OfferedStatus`];
  const isComplete = isServiceComplete(enrolment, service);
  const isPossible = isComplete || service !== 'energy' || noQuoteReason(enrolment) === null;
  const isMandatory = isRequired(enrolment, service) && !isComplete && isPossible;
  const isPreselected = isMandatory || status === offeredStatus.offeredAndPreselected;
  const isUnanswered = enrolment[`${service}Consented`] === null;
  const description = describe(enrolment, service, facts);
  const reason = isOrderedService(service) ? texts.required(facts.brandName) : councilWaterMessages.mandatory;
  return {
    service,
    title: serviceTitle(service, enrolment.postcode),
    description: isMandatory ? `${description.replace(/\.$/, '')}. ${reason}.` : description,
    isMandatory,
    isComplete,
    isPossible,
    isChosen: isUnanswered ? isPreselected : enrolment[`${service}OptIn`] === 1 || isMandatory,
  };
}

interface OfferFacts {
  readonly brandName: string;
  /** Whether the energy supply of the home could not be looked up. */
  readonly supplyFailed: boolean;
  /** The fastest lines at the home; undefined while they are unknown. */
  readonly speeds?: BroadbandSpeeds | undefined;
}

/** The services that the brand offers, without those already answered upfront. [PROD-03, PROD-04] */
export function serviceOffers(enrolment: Enrolment, facts: OfferFacts): readonly ServiceOffer[] {
  return services
    .filter((service) => isOffered(enrolment[`${service}OfferedStatus`]) && !isAnsweredUpfront(enrolment, service))
    .map((service) => toOffer(enrolment, service, facts));
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
