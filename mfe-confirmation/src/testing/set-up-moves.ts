import { anEnrolment } from '@home-move/contract/testing';
import { aCouncilSummary, anEntertainmentSummary, aPackage, aSummary, aWaterSummary } from './summaries';

/** The brand offers the three other services in addition to energy. */
export const allOffered = { entertainmentOfferedStatus: 1, councilOfferedStatus: 1, waterOfferedStatus: 1 } as const;
export const energyChosen = { energyConsented: true, energyOptIn: 1 } as const;

/** Energy is set up; the brand offers nothing else. */
export const energySetUp = anEnrolment({ ...energyChosen, energyComplete: true });

/** All four services are chosen, set up and answered; the mover has registered with the council only. */
export const waterLeft = anEnrolment({
  ...allOffered,
  ...energyChosen,
  energyComplete: true,
  entertainmentOptIn: 1,
  entertainmentComplete: true,
  councilOptIn: 1,
  councilComplete: true,
  waterOptIn: 1,
  waterComplete: true,
  councilRegistrationConfirmed: true,
});
export const allSetUp = { ...waterLeft, waterRegistrationConfirmed: true };

/** The summary of all four services, set up and answered. */
export const fullSummary = aSummary({
  entertainment: anEntertainmentSummary({ ...aPackage, isCompleted: true }),
  council: aCouncilSummary(),
  water: aWaterSummary(),
});
