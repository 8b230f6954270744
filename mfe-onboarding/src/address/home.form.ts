import {
  addressMessages,
  manualLines,
  newPostcodeSchema,
  onboardingMessages,
  type OnboardingJourney,
} from '@home-move/contract';
import * as z from 'zod/mini';

/** What the boxes hold. Both ways to give an address are kept, so that going back and forth loses nothing. */
export interface TypedHome {
  readonly entry: 'lookup' | 'manual';
  readonly postcode: string;
  /** Key of the chosen address. */
  readonly address: string;
  readonly manualAddressStreetOne: string;
  readonly manualAddressStreetTwo: string;
  readonly manualAddressTown: string;
  readonly manualAddressCounty: string;
}

/** What was looked up: the postcode asked for, and how many addresses it has. */
export interface LookedUp {
  readonly postcode: string | null;
  readonly count: number;
}

/** An address of the list. [ONB-30, ONB-35, ADDR-11] */
function homeOfList({ postcode, count }: LookedUp) {
  return z
    .object({ entry: z.literal('lookup'), postcode: newPostcodeSchema, address: z.string() })
    .check(({ value: home, issues }) => {
      const refuse = (field: 'postcode' | 'address', message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: home });
      // A chosen address stays good while the lookup is down: another postcode would have taken it away.
      const isFound = home.postcode === postcode && (count > 0 || home.address !== '');
      if (!isFound) refuse('postcode', addressMessages.notSearched);
      else if (home.address === '') refuse('address', onboardingMessages.addressMissing);
    });
}

const homeByHand = z.object({ entry: z.literal('manual'), ...manualLines, postcode: newPostcodeSchema });

/** [ONB-30 to ONB-35] */
export function homeForm(lookedUp: LookedUp) {
  return z.discriminatedUnion('entry', [homeOfList(lookedUp), homeByHand]);
}
export type Home = z.infer<ReturnType<typeof homeForm>>;

/** What has been given, or what the partner sent. */
export function knownHome(journey: OnboardingJourney): TypedHome {
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
