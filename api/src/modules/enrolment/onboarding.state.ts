import type { Address } from '@home-move/contract';

/** The steps that are saved one by one. */
export const journeyFields = ['firstName', 'surname', 'dateOfBirth', 'moveInDate', 'postcode', 'address'] as const;
export type JourneyField = (typeof journeyFields)[number];

export interface LookedUpHome {
  readonly kind: 'looked-up';
  readonly address: Address;
}

/** Typed by hand. */
export interface ManualHome {
  readonly kind: 'manual';
  readonly streetOne: string;
  readonly streetTwo: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
}

export type GivenHome = LookedUpHome | ManualHome;

/** What the mover has given on the way from a link, over what the partner sent; with the commit the enrolment takes it. */
export interface StoredOnboarding {
  /** Null is: as the enrolment has it. */
  readonly given: Readonly<Record<Exclude<JourneyField, 'address'>, string | null>>;
  /** Stays after the commit: an enrolment's address has no county. */
  readonly home: GivenHome | null;
  readonly committedAt: Date | null;
  /** Counts every change of the journey. */
  readonly version: number;
  /** The version with which each field changed last. */
  readonly changedAt: Readonly<Partial<Record<JourneyField, number>>>;
}

export const noAnswers: StoredOnboarding['given'] = {
  firstName: null,
  surname: null,
  dateOfBirth: null,
  moveInDate: null,
  postcode: null,
};

/** A journey in which nothing was given yet; an enrolment keeps none until something is. */
export const emptyOnboarding: StoredOnboarding = {
  given: noAnswers,
  home: null,
  committedAt: null,
  version: 0,
  changedAt: {},
};
