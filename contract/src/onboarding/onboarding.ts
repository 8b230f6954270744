import type { Channel } from '../comms/channel';

/** A message that the confirm screen shows once, after the mover returns from another step. [ONB-16] */
export interface DetailsNotification {
  readonly message: string;
  readonly variant: 'info' | 'success';
}

/**
 * The details of the journey behind a partner's link: response of `GET|POST /onboarding/journey`. A field that the mover
 * has not given holds what the partner sent. [ONB-22 to ONB-24]
 */
export interface OnboardingJourney {
  /** Key of a looked-up address; null while none is chosen, and for a manual address. */
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
  /** ISO instant at which the journey was completed; null before. [ONB-07] */
  readonly committedAt: string | null;
  /** Channel of the next code: email, or text message once the email is verified. [OTP-11] */
  readonly verifyWith: Channel;
  /** Masked contact that the code goes to. */
  readonly contact: string | null;
  /** Set by the steps in the browser; null from the API. */
  readonly detailsNotification: DetailsNotification | null;
  /** Increases with every change; a save sends the version that the page showed. */
  readonly version: number;
}

/** Labels of edited fields on the confirm screen. [ONB-14] */
export const editedLabels = {
  firstName: 'First name',
  surname: 'Surname',
  dateOfBirth: 'Date of birth',
  moveInDate: 'Move-in date',
  emailAddress: 'Email address',
  phoneNumber: 'Mobile number',
} as const;
