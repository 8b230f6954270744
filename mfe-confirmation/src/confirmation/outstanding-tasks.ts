import {
  hasCombinedCard,
  isOffered,
  isServiceComplete,
  orderedServices,
  type ConfirmationSummary,
  type Enrolment,
  type OrderedService,
} from '@home-move/contract';

/** The offered services that the mover can still order. [CONF-05] */
export function servicesLeftToSetUp(enrolment: Enrolment): readonly OrderedService[] {
  const cannotQuote = enrolment.supplyChecked && !enrolment.quotableEnergy;
  return orderedServices.filter(
    (service) =>
      isOffered(enrolment[`${service}OfferedStatus`]) &&
      !isServiceComplete(enrolment, service) &&
      !(service === 'energy' && cannotQuote),
  );
}

/** The names of the authorities that the mover has not registered with yet. */
export function authoritiesLeftToRegisterWith(summary: ConfirmationSummary): readonly string[] {
  const { council, water } = summary;
  const hasOwnBill = !hasCombinedCard(summary) && !water.isScotland && !water.isWithoutBill;
  const registrations = [
    { ...council, name: council.councilName },
    ...(hasOwnBill ? [{ ...water, name: water.boardName }] : []),
  ];
  return registrations
    .filter(
      (registration) =>
        registration.isOffered &&
        registration.isAvailable &&
        registration.isCompleted &&
        registration.isRegistrationConfirmed !== true,
    )
    .flatMap(({ name }) => name ?? []);
}
