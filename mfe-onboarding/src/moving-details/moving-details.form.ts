import {
  addressMessages,
  isEmptyDate,
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
import type { PrefilledText } from '../journey/prefill';
import { isChosenFrom, type SearchOutcome } from '../new-home/new-home.form';
import { typedDate } from '../personal-details/personal-details.form';

/** The form's field values. Both kinds of address entry are kept, so that switching between them loses nothing. [MOVE-11] */
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

const { town: cityTown, ...otherLines } = manualAddressSchema.shape;
const manualAddress = z.object({ ...otherLines, cityTown, entry: z.literal('manual') });

interface Rules {
  readonly today: string;
  readonly limits: MoveInLimits;
  /** Whether there are residential statuses to choose from. [MOVE-05, MOVE-17] */
  readonly requiresStatus: boolean;
  readonly searchOutcome: SearchOutcome;
}

/** Required unless there are no choices. [MOVE-05, MOVE-17] */
export function residentialStatusField(isRequired: boolean) {
  return isRequired
    ? residentialStatusSchema
    : z.pipe(
        z.string(),
        z.transform(() => undefined),
      );
}

/** [ADDR-10, ADDR-11, ADDR-13, MOVE-18] */
export function movingDetailsForm({ today, limits, requiresStatus, searchOutcome }: Rules) {
  const chosenAddress = z
    .object({ entry: z.literal('lookup'), postcode: postcodeSchema, addressKey: z.string() })
    .check(isChosenFrom(searchOutcome, 'addressKey', addressMessages.notChosen));
  const home = {
    residentialStatus: residentialStatusField(requiresStatus),
    address: z.discriminatedUnion('entry', [chosenAddress, manualAddress]),
  };
  return z.discriminatedUnion('unknownMoveInDate', [
    z.object({
      moveInDate: z.pipe(typedDate, moveInDateSchema({ today, limits })),
      unknownMoveInDate: z.literal(false),
      ...home,
    }),
    // The tick itself is saved, and a typed date is not.
    z.object({ unknownMoveInDate: z.literal(true), ...home }),
  ]);
}
export type MovingDetails = z.infer<ReturnType<typeof movingDetailsForm>>;

/** The details that the enrolment has so far. */
export function savedMovingDetails(enrolment: Enrolment): TypedMovingDetails {
  const { address } = enrolment;
  const manual = address?.manualAddress ? address : null;
  return {
    moveInDate: toDateParts(enrolment.moveInDate),
    // A returning mover may know it by now.
    unknownMoveInDate: false,
    residentialStatus: String(enrolment.residentialStatus || ''),
    address: {
      entry: manual ? 'manual' : 'lookup',
      postcode: address?.postcode ?? enrolment.postcode ?? '',
      addressKey: address?.addressKey ?? '',
      houseNameOrNumber: manual?.houseNameOrNumber ?? '',
      addressLine1: manual?.addressLine1 ?? '',
      addressLine2: manual?.addressLine2 ?? '',
      cityTown: manual?.cityTown ?? '',
    },
  };
}

/** Fills empty fields with the date and the home that the partner has sent. The mover sees and can change them. */
export function prefilledMovingDetails(saved: TypedMovingDetails, prefilled: PrefilledText): TypedMovingDetails {
  const { moveInDate, address } = saved;
  const line = (name: string) => prefilled('address', name);
  return {
    ...saved,
    moveInDate: isEmptyDate(moveInDate) ? toDateParts(prefilled('moveInDate')) : moveInDate,
    address:
      address.postcode === ''
        ? {
            ...address,
            postcode: line('postcode'),
            houseNameOrNumber: line('houseNameOrNumber'),
            addressLine1: line('addressLine1'),
            addressLine2: line('addressLine2'),
            cityTown: line('town'),
          }
        : address,
  };
}
