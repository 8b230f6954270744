import {
  addressMessages,
  manualAddressFields,
  newPostcodeSchema,
  onboardingMessages,
  type OnboardingJourney,
} from '@home-move/contract';
import * as z from 'zod/mini';

/** The form's field values. Both kinds of entry are kept, so that switching between them loses nothing. */
export interface TypedNewHome {
  readonly entry: 'lookup' | 'manual';
  readonly postcode: string;
  /** Key of the chosen address. */
  readonly address: string;
  readonly manualAddressStreetOne: string;
  readonly manualAddressStreetTwo: string;
  readonly manualAddressTown: string;
  readonly manualAddressCounty: string;
}

/** The last search: its postcode, and the number of addresses found. */
export interface SearchOutcome {
  readonly postcode: string | null;
  readonly count: number;
}

/** Requires an address chosen from a search for the postcode in the form. [ADDR-11, ADDR-13, ONB-30] */
export function isChosenFrom<Key extends string>(
  { postcode, count }: SearchOutcome,
  keyField: Key,
  notChosen: string,
): z.core.CheckFn<{ readonly postcode: string } & Readonly<Record<Key, string>>> {
  return ({ value: home, issues }) => {
    const addIssue = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: home });
    // A chosen address stays valid while the lookup is down: typing another postcode would have cleared it.
    const isFound = home.postcode === postcode && (count > 0 || home[keyField] !== '');
    if (!isFound) addIssue('postcode', addressMessages.notSearched);
    else if (home[keyField] === '') addIssue(keyField, notChosen);
  };
}

/** [ONB-30 to ONB-35] */
export function newHomeForm(outcome: SearchOutcome) {
  return z.discriminatedUnion('entry', [
    z
      .object({ entry: z.literal('lookup'), postcode: newPostcodeSchema, address: z.string() })
      .check(isChosenFrom(outcome, 'address', onboardingMessages.addressMissing)),
    z.object({ entry: z.literal('manual'), ...manualAddressFields, postcode: newPostcodeSchema }),
  ]);
}
export type NewHome = z.infer<ReturnType<typeof newHomeForm>>;

/** The home that the mover has given so far, or that the partner sent. */
export function savedNewHome(journey: OnboardingJourney): TypedNewHome {
  return {
    entry: journey.isManualAddress ? 'manual' : 'lookup',
    postcode: journey.postcode ?? '',
    address: journey.address ?? '',
    manualAddressStreetOne: journey.manualAddressStreetOne ?? '',
    manualAddressStreetTwo: journey.manualAddressStreetTwo ?? '',
    manualAddressTown: journey.manualAddressTown ?? '',
    manualAddressCounty: journey.manualAddressCounty ?? '',
  };
}
