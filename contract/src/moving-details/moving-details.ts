/** Residential status codes. [MOVE-19] */
export const residentialStatus = {
  notSet: 0,
  homeOwner: 200,
  privateTenant: 201,
  localAuthority: 202,
  landlord: 203,
} as const;
export type ResidentialStatus = (typeof residentialStatus)[keyof typeof residentialStatus];

/** The flag of content that is meant for one kind of resident only, by residential status. [MOVE-20] */
export const showForFlags = {
  [residentialStatus.homeOwner]: 'showForHomeOwner',
  [residentialStatus.privateTenant]: 'showForPrivateTenant',
  [residentialStatus.localAuthority]: 'showForLocalAuthorityTenant',
  [residentialStatus.landlord]: 'showForLandlord',
} as const satisfies Record<Exclude<ResidentialStatus, 0>, string>;

/** One option of `GET /residential-statuses`. [MOVE-11, MOVE-21] */
export interface ResidentialStatusOption {
  readonly key: ResidentialStatus;
  readonly value: string;
}

/** How far from today a move-in date may lie, both limits included. [MOVE-12] */
export interface MoveInLimits {
  readonly maxPastMonths: number;
  readonly maxFutureDays: number;
}

/** Limits at sign-up, unless the operator sets others: `MOVE_IN_MAX_PAST_MONTHS`, `MOVE_IN_MAX_FUTURE_DAYS`. [MOVE-12] */
export const defaultMoveInLimits: MoveInLimits = { maxPastMonths: 3, maxFutureDays: 29 };

/** Limits on the edit screen of the onboarding journey. [ONB-44, ONB-45] */
export const editMoveInLimits: MoveInLimits = { maxPastMonths: 3, maxFutureDays: 30 };

/** Messages of a form field for the move-in date. */
export interface MoveInMessages {
  readonly dateMissing: string;
  readonly dateImpossible: string;
  readonly tooFarAhead: (days: number) => string;
  readonly tooFarBack: (months: number) => string;
}

/** Messages of the move-in date and residential status, word for word the specification's. [MOVE-13 to MOVE-15, MOVE-17] */
export const movingDetailsMessages = {
  dateMissing: 'Please enter the date from which you are responsible for utilities at your new home',
  dateImpossible: 'Invalid',
  tooFarAhead: (days: number) => `I can only help with move-in dates up to ${days} days in the future`,
  tooFarBack: (months: number) => `I can only help with dates ${months} months in the past`,
  residentialStatus: 'Please select an option',
} as const;
