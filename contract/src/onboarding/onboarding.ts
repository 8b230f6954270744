import type { Channel } from '../otp/otp';

/** A message that the confirm screen shows once, on return from another step. [ONB-16] */
export interface DetailsNotification {
  readonly message: string;
  readonly variant: 'info' | 'success';
}

/**
 * What a mover has given on the way from a partner's link to their own account; answer of `GET|POST /onboarding/journey`.
 * Where the mover has given nothing, it is what the partner sent. [ONB-22 to ONB-24]
 */
export interface OnboardingJourney {
  /** Key of a looked-up address; null while none is chosen, or one is typed by hand. */
  readonly address: string | null;
  readonly addressHumanReadable: string | null;
  readonly isManualAddress: boolean;
  readonly manualAddressStreetOne: string | null;
  readonly manualAddressStreetTwo: string | null;
  readonly manualAddressTown: string | null;
  readonly manualAddressCounty: string | null;
  readonly postcode: string | null;
  readonly firstName: string | null;
  readonly surname: string | null;
  /** yyyy-MM-dd */
  readonly dateOfBirth: string | null;
  readonly phoneNumber: string | null;
  readonly emailAddress: string | null;
  /** yyyy-MM-dd */
  readonly moveInDate: string | null;
  /** ISO instant; with it the journey is over. [ONB-07] */
  readonly committedAt: string | null;
  /** By what the code goes: text message once the email is verified, else email. [OTP-11] */
  readonly verifyWith: Channel;
  /** Where it goes, masked. */
  readonly contact: string | null;
  /** Made by the steps in the browser; the API gives null. */
  readonly detailsNotification: DetailsNotification | null;
  /** Counts every change; a save names the one it started from. */
  readonly version: number;
}

/** The fields that have an edit screen of their own. [ROUTE-27] */
export const editableKeys = ['firstName', 'surname', 'dateOfBirth', 'address', 'moveInDate'] as const;
export type EditableKey = (typeof editableKeys)[number];

/** How the confirm screen names what was edited. [ONB-14] */
export const editedLabels = {
  firstName: 'First name',
  surname: 'Surname',
  dateOfBirth: 'Date of birth',
  moveInDate: 'Move-in date',
  emailAddress: 'Email address',
  phoneNumber: 'Mobile number',
} as const;
