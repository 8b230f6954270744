import type { Enrolment } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';

/** Sam Hartley's enrolment with a brand that preselects council and water, before product selection. */
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

/** The brand offers both without preselecting them. */
export const notPreset = {
  councilOfferedStatus: 1,
  waterOfferedStatus: 1,
  councilOptIn: 0,
  waterOptIn: 0,
} as const satisfies Partial<Enrolment>;

/** The brand makes both mandatory. */
export const mandatory = {
  councilOfferedStatus: 4,
  waterOfferedStatus: 4,
  councilIsMandatory: true,
  waterIsMandatory: true,
} as const satisfies Partial<Enrolment>;
