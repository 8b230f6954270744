import {
  councilWaterMessages,
  energyMessages,
  isOffered,
  offeredStatus,
  type Enrolment,
  type Service,
} from '@home-move/contract';
import { BroadbandIcon, CouncilIcon, EnergyIcon, WaterIcon } from '@home-move/ui';
import type { ReactElement } from 'react';
import { serviceTitles } from '../parts/service.texts';
import { productSelectionTexts as texts } from './product-selection.texts';

/** A service that the brand offers, as its card shows it. */
export interface ServiceOffer {
  readonly service: Service;
  readonly icon: ReactElement;
  readonly title: string;
  readonly line: string;
  /** It cannot be opted out of. [PROD-04] */
  readonly isMandatory: boolean;
  readonly isComplete: boolean;
  /** Ticked at first: chosen before, preset by the brand, or mandatory. */
  readonly isChosen: boolean;
}

/** What differs from one service to another. */
interface ServiceFacts extends Pick<ServiceOffer, 'service' | 'icon' | 'line' | 'isComplete'> {
  /** Why it cannot be left out, where the brand makes it mandatory. */
  readonly reason: string;
}

function streetOf({ address }: Enrolment): string | null {
  return address && `${address.houseNameOrNumber} ${address.addressLine1}`;
}

/** Why energy has to wait, or where it is for. */
function energyLine(enrolment: Enrolment): string {
  if (enrolment.energyComplete) return texts.complete;
  if (enrolment.moveInDate !== null && !enrolment.isMoveInDateInRange) return energyMessages.outOfRange;
  if (enrolment.supplyChecked && !enrolment.quotableEnergy) return energyMessages.noQuote;
  const fuels = enrolment.fuelType ? texts.energy.fuels[enrolment.fuelType] : texts.energy.unknownFuels;
  return texts.at(fuels, streetOf(enrolment));
}

/** The services in the order of their cards. Council and water that were answered before are not asked again. */
function factsOf(enrolment: Enrolment, brandName: string): readonly ServiceFacts[] {
  const { entertainmentComplete, wombbUserConfirmed, councilName, waterBoardName } = enrolment;
  const isOrdered = entertainmentComplete || wombbUserConfirmed;
  const all: readonly ServiceFacts[] = [
    {
      service: 'energy',
      icon: <EnergyIcon size={24} />,
      line: energyLine(enrolment),
      isComplete: enrolment.energyComplete,
      reason: texts.required(brandName),
    },
    {
      service: 'entertainment',
      icon: <BroadbandIcon size={24} />,
      line: isOrdered ? texts.ordered : texts.at(texts.entertainment, streetOf(enrolment)),
      isComplete: isOrdered,
      reason: texts.required(brandName),
    },
    {
      service: 'council',
      icon: <CouncilIcon size={24} />,
      line: texts.council(councilName),
      isComplete: false,
      reason: councilWaterMessages.mandatory,
    },
    {
      service: 'water',
      icon: <WaterIcon size={24} />,
      line: texts.water(waterBoardName),
      isComplete: false,
      reason: councilWaterMessages.mandatory,
    },
  ];
  return all.filter(({ service }) => !isAnswered(enrolment, service));
}

/** Whether the council and water step has settled the service. */
function isAnswered({ councilComplete, waterComplete }: Enrolment, service: Service): boolean {
  return (service === 'council' && councilComplete) || (service === 'water' && waterComplete);
}

/** What the brand offers and is still to be chosen, or set up already. [PROD-03, PROD-04] */
export function serviceOffers(enrolment: Enrolment, brandName: string): readonly ServiceOffer[] {
  return factsOf(enrolment, brandName).flatMap(({ reason, ...facts }) => {
    const { service, line, isComplete } = facts;
    const status = enrolment[`${service}OfferedStatus`];
    if (!isOffered(status)) return [];
    const isMandatory = status === offeredStatus.offeredAndMandatory && !isComplete;
    const isPreset = isMandatory || status === offeredStatus.offeredAndPreselected;
    const isAsked = enrolment[`${service}Consented`] === null;
    return {
      ...facts,
      title: serviceTitles[service],
      line: isMandatory ? `${line.replace(/\.$/, '')}. ${reason}.` : line,
      isMandatory,
      isChosen: isAsked ? isPreset : enrolment[`${service}OptIn`] === 1 || isMandatory,
    };
  });
}

/** Council and water that were answered before product selection. */
export function answeredServices(enrolment: Enrolment): readonly { title: string; name: string | null }[] {
  const { councilName, waterBoardName } = enrolment;
  return (['council', 'water'] as const)
    .filter((service) => isOffered(enrolment[`${service}OfferedStatus`]) && isAnswered(enrolment, service))
    .map((service) => ({
      title: serviceTitles[service],
      name: service === 'council' ? councilName : waterBoardName,
    }));
}
