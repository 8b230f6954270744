import * as z from 'zod/mini';
import { householdAccountIds, maxHouseholdPeople, type HouseholdAccountId } from './household';
import { householdMessages as messages } from './household.messages';
import { householdVersionNumberSchema as version, personIdSchema as personId } from './split.schema';
import { codeSchema } from '../otp/otp.schema';
import { formBoolean, normaliseWith } from '../form/form-values';
import { toSingleLine } from '../form/normalise-text';
import { personMessages } from '../person/person';
import { contactNumberSchema, emailAddressSchema, nameSchema } from '../person/person.schema';
import { linkTokenSchema } from '../session/link-token.schema';

const label = 'Name';
const name = nameSchema(label, personMessages.nameTooShort(label), messages.name);

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
  personIds: z.array(personId).check(z.maxLength(maxHouseholdPeople)),
});
export type AccountNames = z.infer<typeof accountNamesSchema>;

/** Body of `POST /household/accounts/:account/answer`: whether the housemate agrees to be named. [ROOM-10] */
export const nameAnswerSchema = z.object({ version, isAgreed: formBoolean });
export type NameAnswer = z.infer<typeof nameAnswerSchema>;

/** Path parameter of an account that people can be named on. */
export const namedAccountSchema = z.enum(householdAccountIds.filter((account) => account !== 'councilTax'));
export type NamedAccountId = Exclude<HouseholdAccountId, 'councilTax'>;

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
