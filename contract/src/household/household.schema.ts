import * as z from 'zod/mini';
import { householdAccountIds, maxHouseholdPeople, type HouseholdAccountId } from './household';
import { householdMessages as messages } from './household.messages';
import { roomSize, wholeShare } from './split';
import { codeSchema } from '../otp/otp.schema';
import { formBoolean } from '../form/form-values';
import { normaliseWith, toSingleLine } from '../form/normalise-text';
import { personMessages } from '../person/person';
import { contactNumberSchema, emailAddressSchema, nameSchema } from '../person/person.schema';
import { linkTokenSchema } from '../session/link-token.schema';

const id = z.string().check(z.minLength(1), z.maxLength(50));
const label = 'Name';
const name = nameSchema(label, personMessages.nameTooShort(label), messages.name);

/** The `Household.version` on which a change is based. CONFLICT if it is older than the stored one. [ROOM-11] */
const version = z.number().check(z.int(), z.nonnegative());

/** Where a message goes. */
const contact = [
  z.object({ channel: z.literal('email'), contact: emailAddressSchema }),
  z.object({ channel: z.literal('sms'), contact: contactNumberSchema }),
] as const;
export const householdContactSchema = z.discriminatedUnion('channel', contact);
export type HouseholdContact = z.infer<typeof householdContactSchema>;

const [toMailbox, toMobile] = contact;
const withContact = <Shape extends z.core.$ZodShape>(fields: Shape) =>
  z.discriminatedUnion('channel', [z.extend(toMailbox, fields), z.extend(toMobile, fields)]);

/** Body of calls that only state the version that the page showed. */
export const householdVersionSchema = z.object({ version });
export type HouseholdVersion = z.infer<typeof householdVersionSchema>;

/** Body of an invitation: whom to invite, and where to. Without a name, it is listed by its contact. [ROOM-15] */
export const householdInvitationSchema = withContact({
  name: z.pipe(
    normaliseWith((text) => toSingleLine(text) || null),
    z.nullable(name),
  ),
});
export type HouseholdInvitation = z.infer<typeof householdInvitationSchema>;

/** Body of `PUT /household/accounts/:account/names`: the ids of everyone who shall be named. [ROOM-10] */
export const accountNamesSchema = z.object({
  version,
  personIds: z.array(id).check(z.maxLength(maxHouseholdPeople)),
});
export type AccountNames = z.infer<typeof accountNamesSchema>;

/** Body of `POST /household/accounts/:account/answer`: whether the housemate agrees to be named. [ROOM-10] */
export const nameAnswerSchema = z.object({ version, isAgreed: formBoolean });
export type NameAnswer = z.infer<typeof nameAnswerSchema>;

/** Path parameter of an account that people can be named on. */
export const namedAccountSchema = z.enum(householdAccountIds.filter((account) => account !== 'councilTax'));
export type NamedAccountId = Exclude<HouseholdAccountId, 'councilTax'>;

/** A number, also as text with a decimal point or comma: "14,5" → 14.5 */
const toNumber = z.transform((value: unknown) =>
  typeof value === 'string' && /^\s*\d{1,6}([.,]\d)?\s*$/.test(value) ? Number(value.replace(',', '.')) : value,
);

/** As rounded, because 0.1 has no exact value. */
const hasOneDecimal = (value: number) => Number(value.toFixed(1)) === value;

/** The size of a room in square metres, with at most one decimal. Only functions that the shell shares with remotes check it. */
export const roomSizeSchema = z.pipe(
  toNumber,
  z.number(messages.room).check(
    z.maximum(roomSize.max, messages.room),
    z.refine((size) => size >= roomSize.min && hasOneDecimal(size), messages.room),
  ),
);

/** A share in whole per cent. */
export const shareSchema = z.pipe(
  toNumber,
  z
    .number(messages.share)
    .check(z.int(messages.share), z.nonnegative(messages.share), z.maximum(wholeShare, messages.share)),
);

const weighted = (weight: typeof roomSizeSchema) =>
  z.array(z.object({ personId: id, weight })).check(z.minLength(1), z.maxLength(maxHouseholdPeople));

const sumOf = (weights: readonly { readonly weight: number }[]) => weights.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Body of `PUT /household/split`, and its form. By room or by share, it has a weight for everyone who has joined, the mover included.
 * [ROOM-12, ROOM-14]
 */
export const splitSchema = z.discriminatedUnion('kind', [
  z.object({ version, kind: z.literal('person'), weights: z._default(z.array(z.never()), []) }),
  z.object({ version, kind: z.literal('room'), weights: weighted(roomSizeSchema) }),
  z.object({
    version,
    kind: z.literal('share'),
    weights: weighted(shareSchema).check(({ value, issues }) => {
      const sum = sumOf(value);
      if (sum !== wholeShare) issues.push({ code: 'custom', path: [], message: messages.sharesSum(sum), input: value });
    }),
  }),
]);
export type SplitForm = z.infer<typeof splitSchema>;

/** Body of `POST /household/join/open`. [ROOM-04] */
export const openJoinSchema = z.object({ token: linkTokenSchema });
export type OpenJoin = z.infer<typeof openJoinSchema>;

/** Body of `POST /household/join/code`: the person's own contact. [ROOM-05] */
export const joinCodeSchema = withContact({ token: linkTokenSchema });
export type JoinCode = z.infer<typeof joinCodeSchema>;

/** Body of `POST /household/join`. The contact is the one that the code was sent to. [ROOM-05] */
export const joinSchema = withContact({
  token: linkTokenSchema,
  name,
  code: codeSchema,
  /** Whether the person wants a message when someone needs an answer of theirs. */
  wantsMessages: formBoolean,
});
export type Join = z.infer<typeof joinSchema>;

/** Body of `POST /household/login`. */
export const householdLoginSchema = withContact({ code: codeSchema });
export type HouseholdLogin = z.infer<typeof householdLoginSchema>;

/** Body of `PUT /household/choices`: the caller's own. */
export const householdChoicesSchema = z.object({ wantsMessages: formBoolean });
export type HouseholdChoices = z.infer<typeof householdChoicesSchema>;
