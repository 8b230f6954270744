import { isOffered, type ConfirmationSummary, type Enrolment } from '@home-move/contract';
import { confirmationTexts as texts } from './confirmation.texts';
import { hasOneCard } from './has-one-card';

/** What can still be set up here, in the words of the reminder. [CONF-05] */
export function stillOpen(enrolment: Enrolment): readonly string[] {
  const { energyComplete, supplyChecked, quotableEnergy, entertainmentComplete, wombbUserConfirmed } = enrolment;
  const isEnergyOpen = !energyComplete && (quotableEnergy || !supplyChecked);
  const isEntertainmentOpen = !entertainmentComplete && !wombbUserConfirmed;
  return [
    ...(isOffered(enrolment.energyOfferedStatus) && isEnergyOpen ? [texts.energy] : []),
    ...(isOffered(enrolment.entertainmentOfferedStatus) && isEntertainmentOpen ? [texts.entertainment] : []),
  ];
}

/** Whom the mover has still to register with. */
export function toRegisterWith(summary: ConfirmationSummary): readonly string[] {
  const { council, water } = summary;
  const hasOwnBill = !hasOneCard(summary) && !water.isScotland && !water.isWithoutBill;
  const open = [
    { ...council, name: council.councilName },
    ...(hasOwnBill ? [{ ...water, name: water.boardName }] : []),
  ].filter((one) => one.isOffered && one.isAvailable && one.isCompleted && one.isRegistrationConfirmed !== true);
  return open.flatMap(({ name }) => name ?? []);
}
