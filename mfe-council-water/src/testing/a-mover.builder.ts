import type { Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';

/** Sam Hartley with a brand that presets council and water, before product selection. */
export function aMover(overrides: Partial<Enrolment> = {}): Enrolment {
  return anEnrolment({
    ctwbJourneyToggle: true,
    councilOfferedStatus: 3,
    waterOfferedStatus: 3,
    councilOptIn: 1,
    waterOptIn: 1,
    ...overrides,
  });
}

/** As a brand offers both without a preset. */
export const notPreset = {
  councilOfferedStatus: 1,
  waterOfferedStatus: 1,
  councilOptIn: 0,
  waterOptIn: 0,
} as const satisfies Partial<Enrolment>;

/** As a brand asks both of everyone. */
export const mandatory = {
  councilOfferedStatus: 4,
  waterOfferedStatus: 4,
  councilIsMandatory: true,
  waterIsMandatory: true,
} as const satisfies Partial<Enrolment>;
