import { energyMessages, isOffered, offeredStatus, type Enrolment, type Service } from '@home-move/contract';
import { EnergyIcon } from '@home-move/ui';
import type { ReactElement } from 'react';
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

function streetOf({ address }: Enrolment): string | null {
  return address && `${address.houseNameOrNumber} ${address.addressLine1}`;
}

/** Why energy has to wait, or where it is for. */
function energyLine(enrolment: Enrolment): string {
  if (enrolment.energyComplete) return texts.energy.complete;
  if (enrolment.moveInDate !== null && !enrolment.isMoveInDateInRange) return energyMessages.outOfRange;
  if (enrolment.supplyChecked && !enrolment.quotableEnergy) return energyMessages.noQuote;
  const fuels = enrolment.fuelType ? texts.energy.fuels[enrolment.fuelType] : texts.energy.unknownFuels;
  return texts.energy.at(fuels, streetOf(enrolment));
}

function energyOffer(enrolment: Enrolment, brandName: string): ServiceOffer {
  const status = enrolment.energyOfferedStatus;
  const isMandatory = status === offeredStatus.offeredAndMandatory && !enrolment.energyComplete;
  const isPreset = isMandatory || status === offeredStatus.offeredAndPreselected;
  const line = energyLine(enrolment);
  return {
    service: 'energy',
    icon: <EnergyIcon size={24} />,
    title: texts.energy.title,
    line: isMandatory ? `${line}. ${texts.required(brandName)}` : line,
    isMandatory,
    isComplete: enrolment.energyComplete,
    isChosen: enrolment.energyConsented === null ? isPreset : enrolment.energyOptIn === 1 || isMandatory,
  };
}

/** What the brand offers of the services that can be set up today. */
export function serviceOffers(enrolment: Enrolment, brandName: string): readonly ServiceOffer[] {
  return isOffered(enrolment.energyOfferedStatus) ? [energyOffer(enrolment, brandName)] : [];
}
