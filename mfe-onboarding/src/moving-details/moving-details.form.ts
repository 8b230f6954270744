import {
  addressMessages,
  manualAddressSchema,
  moveInDateSchema,
  postcodeSchema,
  residentialStatusSchema,
  toDateParts,
  type DateParts,
  type Enrolment,
  type MoveInLimits,
} from '@home-move/contract';
import * as z from 'zod/mini';
import { typedDate } from '../parts/typed-date';

/** What the boxes hold. Both ways to give an address are kept, so that going back and forth loses nothing. [MOVE-11] */
export interface TypedMovingDetails {
  readonly moveInDate: DateParts;
  readonly unknownMoveInDate: boolean;
  readonly residentialStatus: string;
  readonly address: {
    readonly entry: 'lookup' | 'manual';
    readonly postcode: string;
    readonly addressKey: string;
    readonly houseNameOrNumber: string;
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly cityTown: string;
  };
}

/** What was looked up: the postcode asked for, and how many addresses it has. */
export interface LookedUp {
  readonly postcode: string | null;
  readonly count: number;
}

/** An address of the list. Which message comes depends on how far the search is. [ADDR-10, ADDR-11, ADDR-13, MOVE-18] */
function lookedUpAddress({ postcode, count }: LookedUp) {
  return z
    .object({ entry: z.literal('lookup'), postcode: postcodeSchema, addressKey: z.string() })
    .check(({ value: address, issues }) => {
      const refuse = (field: 'postcode' | 'addressKey', message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: address });
      // A chosen address stays good while the lookup is down: another postcode would have taken it away.
      const isFound = address.postcode === postcode && (count > 0 || address.addressKey !== '');
      if (!isFound) refuse('postcode', addressMessages.notSearched);
      else if (address.addressKey === '') refuse('addressKey', addressMessages.notChosen);
    });
}

const { town: cityTown, ...otherLines } = manualAddressSchema.shape;
const manualAddress = z.object({ ...otherLines, cityTown, entry: z.literal('manual') });

interface Rules {
  readonly today: string;
  readonly limits: MoveInLimits;
  /** Whether there are residential statuses to choose from; then one is required. [MOVE-05, MOVE-17] */
  readonly asksStatus: boolean;
  readonly lookedUp: LookedUp;
}

export function movingDetailsForm({ today, limits, asksStatus, lookedUp }: Rules) {
  return z.object({
    moveInDate: z.pipe(typedDate, moveInDateSchema({ today, limits })),
    // Nothing is saved while it is ticked. [MOVE-08]
    unknownMoveInDate: z.literal(false),
    residentialStatus: asksStatus
      ? residentialStatusSchema
      : z.pipe(
          z.string(),
          z.transform(() => undefined),
        ),
    address: z.discriminatedUnion('entry', [lookedUpAddress(lookedUp), manualAddress]),
  });
}
export type MovingDetails = z.infer<ReturnType<typeof movingDetailsForm>>;

/** What the enrolment knows already. */
export function knownMovingDetails(enrolment: Enrolment): TypedMovingDetails {
  const { address } = enrolment;
  const byHand = address?.manualAddress ? address : null;
  return {
    moveInDate: toDateParts(enrolment.moveInDate),
    // Who comes back may know it by now.
    unknownMoveInDate: false,
    residentialStatus: String(enrolment.residentialStatus || ''),
    address: {
      entry: byHand ? 'manual' : 'lookup',
      postcode: address?.postcode ?? enrolment.postcode ?? '',
      addressKey: address?.addressKey ?? '',
      houseNameOrNumber: byHand?.houseNameOrNumber ?? '',
      addressLine1: byHand?.addressLine1 ?? '',
      addressLine2: byHand?.addressLine2 ?? '',
      cityTown: byHand?.cityTown ?? '',
    },
  };
}
