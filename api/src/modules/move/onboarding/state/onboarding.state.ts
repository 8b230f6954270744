import type { Address } from '@home-move/contract';

/** The steps that are saved one by one. */
export const journeyFields = ['firstName', 'surname', 'dateOfBirth', 'moveInDate', 'postcode', 'address'] as const;
export type JourneyField = (typeof journeyFields)[number];

export interface LookedUpHome {
  readonly kind: 'looked-up';
  readonly address: Address;
}

/** Entered manually. */
export interface ManualHome {
  readonly kind: 'manual';
  readonly streetOne: string;
  readonly streetTwo: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

export type GivenHome = LookedUpHome | ManualHome;

/** The mover's answers in the onboarding journey, which override the partner's data. The commit copies them to the enrolment. */
export interface StoredOnboarding {
  /** Null: the enrolment's value applies. */
  readonly given: Readonly<Record<Exclude<JourneyField, 'address'>, string | null>>;
  /** Kept after the commit, because an enrolment's address has no county. */
  readonly home: GivenHome | null;
  readonly committedAt: Date | null;
  /** Counts every change of the journey. */
  readonly version: number;
  /** The version in which each field last changed. */
  readonly changedAt: Readonly<Partial<Record<JourneyField, number>>>;
}

export const noAnswers: StoredOnboarding['given'] = {
  firstName: null,
  surname: null,
  dateOfBirth: null,
  moveInDate: null,
  postcode: null,
};

/** A journey without answers. An enrolment stores none before the first answer. */
export const emptyOnboarding: StoredOnboarding = {
  given: noAnswers,
  home: null,
  committedAt: null,
  version: 0,
  changedAt: {},
};

/** The field of an enrolment about the onboarding journey. */
export interface OnboardingFields {
  /** Answers of the onboarding journey from a link. Personal data: erase it together with the mover's details. */
  readonly onboarding: StoredOnboarding | null;
}

/** Initial value of the field, which enrolments stored by earlier versions lack. */
export const initialOnboardingFields = { onboarding: null } as const satisfies OnboardingFields;
