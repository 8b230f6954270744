import * as z from 'zod/mini';
import { addressMessages } from '../address/address.messages';
import { manualAddressSchema } from '../address/address.schema';
import { isIsoDate } from '../form/calendar-date';
import type { MoveInLimits } from '../moving-details/moving-details';
import { moveInDateSchema } from '../moving-details/moving-details.schema';
import { personLabels, personMessages, titles } from '../person/person';
import { contactNumberSchema, dateOfBirthSchema, emailAddressSchema, nameSchema } from '../person/person.schema';
import { services } from '../service/service';
import {
  type InvitationChannel,
  invitationChannels,
  maxInvitationDaysBefore,
  maxMovesPerPage,
  moveMessages,
  moveStatuses,
  testableStatuses,
} from './move';

/** The enrolment types of moves that partners send. */
export const sentMoveTypes = ['Lettings', 'Direct', 'Social'] as const;

/** Names the fields that a partner must not send, such as health needs and bank details. */
function namingUnknownFields({ code, keys }: { readonly code?: unknown; readonly keys?: unknown }): string | undefined {
  if (code !== 'unrecognized_keys' || !Array.isArray(keys)) return undefined;
  return moveMessages.notAccepted(keys.slice(0, 5).map((key) => String(key).slice(0, 40)));
}
const strictly = { error: namingUnknownFields };

/** The partner's own reference of a move: opaque to us, and part of addresses and logs, so it must not name a person. */
export const moveReferenceSchema = z
  .string(moveMessages.reference)
  .check(z.regex(/^[\w.-][\w./-]{0,63}$/, moveMessages.reference));

/** London's calendar day, and how far from it a move-in date may lie. */
export interface MoveRules {
  readonly today: string;
  readonly limits: MoveInLimits;
}

const yyyyMmDd = z.string().check(z.refine(isIsoDate, { error: personMessages.dateImpossible, abort: true }));

const { postcode, houseNameOrNumber, addressLine1, addressLine2, town } = manualAddressSchema.shape;
const linesOfAddress = {
  houseNameOrNumber: z.optional(houseNameOrNumber),
  addressLine1: z.optional(addressLine1),
  addressLine2: z.optional(addressLine2),
  town: z.optional(town),
};
type Lines = Readonly<Partial<Record<keyof typeof linesOfAddress, unknown>>>;

const requiredLines = [
  ['houseNameOrNumber', addressMessages.houseMissing],
  ['addressLine1', addressMessages.line1Missing],
  ['town', addressMessages.townMissing],
] as const;
const isAddress = (lines: Lines) => Object.keys(linesOfAddress).some((name) => Boolean(lines[name as keyof Lines]));

/** The whole address, or only the postcode: the mover then chooses the address. */
const propertySchema = z.strictObject({ postcode, ...linesOfAddress }, strictly).check(
  ...requiredLines.map(([name, error]) =>
    z.refine<Lines>((lines) => !isAddress(lines) || lines[name] !== undefined, {
      path: [name],
      error,
      // Also if another field is wrong: every wrong field is reported at once.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  ),
);

/** The parts of a move, each with the rules of the mover's own forms. */
function moveFields({ today, limits }: MoveRules) {
  return {
    person: z
      .strictObject(
        {
          title: z.optional(z.enum(titles, personMessages.title)),
          firstName: z.optional(nameSchema(personLabels.firstName)),
          surname: nameSchema(personLabels.surname),
          dateOfBirth: z.optional(dateOfBirthSchema({ today })),
          emailAddress: z.optional(emailAddressSchema),
          contactNumber: z.optional(contactNumberSchema),
        },
        strictly,
      )
      .check(
        z.refine(({ emailAddress, contactNumber }) => emailAddress !== undefined || contactNumber !== undefined, {
          path: ['emailAddress'],
          error: moveMessages.contactMissing,
        }),
      ),
    property: propertySchema,
    moveInDate: moveInDateSchema({ today, limits }),
    /** How the person agreed that the partner passes the details on. */
    agreed: z.strictObject(
      {
        /** The version of the text to which the person agreed, as the partner names it. */
        text: z.string().check(z.minLength(1), z.maxLength(64)),
        date: yyyyMmDd.check(z.refine((iso) => iso <= today, moveMessages.agreedInFuture)),
      },
      strictly,
    ),
    /** When to invite the person, and how: at once without `on` and `daysBefore`, by email if there is an address without `by`. */
    invite: z
      .strictObject(
        {
          on: z.optional(yyyyMmDd.check(z.refine((iso) => iso >= today, moveMessages.inviteInPast))),
          daysBefore: z.optional(z.int().check(z.minimum(0), z.maximum(maxInvitationDaysBefore))),
          by: z.optional(z.array(z.enum(invitationChannels)).check(z.minLength(1), z.maxLength(2))),
        },
        strictly,
      )
      .check(
        z.refine(({ on, daysBefore }) => on === undefined || daysBefore === undefined, {
          path: ['on'],
          error: moveMessages.inviteTwice,
        }),
      ),
  };
}

interface Invitable {
  readonly person?:
    | { readonly emailAddress?: string | undefined; readonly contactNumber?: string | undefined }
    | undefined;
  readonly moveInDate?: string | undefined;
  readonly invite?:
    | { readonly daysBefore?: number | undefined; readonly by?: readonly InvitationChannel[] | undefined }
    | undefined;
}

const canCountDays = ({ moveInDate, invite }: Invitable) =>
  invite?.daysBefore === undefined || moveInDate !== undefined;
const hasContacts = ({ person, invite }: Invitable) =>
  (invite?.by ?? []).every((channel) => person?.[channel === 'email' ? 'emailAddress' : 'contactNumber'] !== undefined);

/**
 * Body of `POST /moves`, which a partner's server sends. Each detail has the rules of the mover's own forms; health needs and bank
 * details are not accepted.
 */
export function newMoveSchema(rules: MoveRules) {
  const { person, property, moveInDate, agreed, invite } = moveFields(rules);
  return z
    .strictObject(
      {
        reference: moveReferenceSchema,
        brand: z.string().check(z.minLength(1), z.maxLength(60)),
        branch: z.optional(z.string().check(z.regex(/^\d{1,9}$/, moveMessages.branch))),
        type: z.enum(sentMoveTypes),
        person,
        property,
        moveInDate: z.optional(moveInDate),
        agreed,
        invite: z.optional(invite),
      },
      strictly,
    )
    .check(
      z.refine(canCountDays, { path: ['invite', 'daysBefore'], error: moveMessages.inviteWithoutDate }),
      z.refine(hasContacts, { path: ['invite', 'by'], error: moveMessages.inviteWithoutContact }),
    );
}
export type NewMove = z.input<ReturnType<typeof newMoveSchema>>;
/** A validated move, normalised. */
export type SentMove = z.output<ReturnType<typeof newMoveSchema>>;

/** Body of `PATCH /moves/:reference`. Each part replaces the earlier one; null removes the date. */
export function moveChangeSchema(rules: MoveRules) {
  const { person, property, moveInDate, agreed, invite } = moveFields(rules);
  return z
    .strictObject(
      {
        person: z.optional(person),
        property: z.optional(property),
        moveInDate: z.optional(z.nullable(moveInDate)),
        agreed: z.optional(agreed),
        invite: z.optional(invite),
      },
      strictly,
    )
    .check(z.refine((change) => Object.keys(change).length > 0, moveMessages.changeEmpty));
}
export type NewMoveChange = z.input<ReturnType<typeof moveChangeSchema>>;
/** A validated change, normalised. */
export type MoveChange = z.output<ReturnType<typeof moveChangeSchema>>;

/** Body of `POST /test/moves/:reference/progress`. */
export const testProgressSchema = z.strictObject({
  status: z.enum(testableStatuses),
  /** Services that are set up from now on; only with `inProgress` and `completed`. */
  completedServices: z.optional(z.array(z.enum(services)).check(z.maxLength(services.length))),
});
export type TestProgress = z.output<typeof testProgressSchema>;

/** Query of `GET /moves`. */
export const moveListQuerySchema = z.object({
  /** `next` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^[\da-f]{24}$/))),
  status: z.optional(z.enum(moveStatuses)),
  /** A service that is set up. */
  completedService: z.optional(z.enum(services)),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,3}$/)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.number().check(z.minimum(1), z.maximum(maxMovesPerPage)),
      ),
    ),
  ),
});
export type MoveListQuery = z.input<typeof moveListQuerySchema>;
