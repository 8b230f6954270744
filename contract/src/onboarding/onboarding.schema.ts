import * as z from 'zod/mini';
import { addressLine, requiredAddressLine, postcodeSchemaWith } from '../address/address.schema';
import { formMessages } from '../form/form-values';
import { editMoveInLimits } from '../moving-details/moving-details';
import { moveInDateSchema } from '../moving-details/moving-details.schema';
import { personLabels } from '../person/person';
import { dateOfBirthSchema, nameSchema } from '../person/person.schema';
import { onboardingMessages as messages } from './onboarding.messages';

const birthMessages = {
  dateMissing: messages.birthMissing,
  dateImpossible: messages.dateImpossible,
  under18: messages.under18,
  over99: messages.over99,
};
const moveInMessages = {
  dateMissing: messages.moveInMissing,
  dateImpossible: messages.dateImpossible,
  tooFarAhead: () => messages.moveInTooFarAhead,
  tooFarBack: () => messages.moveInTooFarBack,
};

/** Names of the edit screens. [ONB-38] */
export const editFirstNameSchema = nameSchema(personLabels.firstName, messages.nameTooShort);
export const editSurnameSchema = nameSchema(personLabels.surname, messages.nameTooShort);

/** Date of birth, with the messages of the edit screen. `today` is London's calendar day. [ONB-39 to ONB-42] */
export const editDateOfBirthSchema = ({ today }: { today: string }) =>
  dateOfBirthSchema({ today, messages: birthMessages });

/** Move-in date, with the limits and messages of the edit screen. `today` is London's calendar day. [ONB-43 to ONB-45] */
export const editMoveInDateSchema = ({ today }: { today: string }) =>
  moveInDateSchema({ today, limits: editMoveInLimits, messages: moveInMessages });

/** Postcode of the new home, with the messages of the onboarding journey. [ONB-06, ONB-35] */
export const newPostcodeSchema = postcodeSchemaWith({
  missing: messages.postcodeMissing,
  invalid: messages.postcode,
});

/** Key of an address of the lookup. [ONB-30] */
export const newAddressKeySchema = z
  .string(messages.addressMissing)
  .check(z.minLength(1, { error: messages.addressMissing, abort: true }), z.maxLength(100, formMessages.max100));

/** The fields of a manually entered address, trimmed. [ONB-31 to ONB-34] */
export const manualAddressFields = {
  manualAddressStreetOne: requiredAddressLine(messages.streetMissing),
  manualAddressStreetTwo: z._default(addressLine, ''),
  manualAddressTown: requiredAddressLine(messages.townMissing),
  manualAddressCounty: requiredAddressLine(messages.countyMissing),
};

/** The journey's version that the page showed; without one the save overwrites any other change. */
const version = z.optional(z.number().check(z.int(), z.nonnegative()));

/** Saves a manually entered address; without a postcode, the journey's own is kept. [ONB-25] */
export const saveManualAddressSchema = z.object({
  isManualAddress: z.literal(true),
  ...manualAddressFields,
  postcode: z.optional(newPostcodeSchema),
  version,
});

/** Saves an address of the lookup by its key; `addressHumanReadable` is accepted and ignored. [ONB-26] */
export const saveLookedUpAddressSchema = z.object({
  isManualAddress: z.literal(false),
  address: newAddressKeySchema,
  addressHumanReadable: z.optional(z.string().check(z.maxLength(500))),
  version,
});

function singleFields({ today }: { today: string }) {
  return {
    firstName: z.object({ firstName: editFirstNameSchema, version }),
    surname: z.object({ surname: editSurnameSchema, version }),
    dateOfBirth: z.object({ dateOfBirth: editDateOfBirthSchema({ today }), version }),
    address: z.object({ address: newAddressKeySchema, version }),
    moveInDate: z.object({ moveInDate: editMoveInDateSchema({ today }), version }),
    postcode: z.object({ postcode: newPostcodeSchema, version }),
  };
}
type SingleFields = ReturnType<typeof singleFields>;

/** Body of `POST /onboarding/journey`: an address or a single field. [ONB-25 to ONB-27] */
export type SaveOnboarding =
  | z.infer<typeof saveManualAddressSchema>
  | z.infer<typeof saveLookedUpAddressSchema>
  | { [Field in keyof SingleFields]: z.infer<SingleFields[Field]> }[keyof SingleFields];

/** Every body that a save accepts, for the API documentation; validate with `saveOnboardingSchemaFor`, which names the invalid field. */
export function saveOnboardingSchema(rules: { today: string }) {
  return z.union([saveManualAddressSchema, saveLookedUpAddressSchema, ...Object.values(singleFields(rules))]);
}

const notExactlyOne = z.never(messages.exactlyOne);

/**
 * Chooses the schema that fits a body: a manual address, a looked-up address, or the single field that it holds. A body with
 * none or several of them is rejected as a whole.
 */
export function saveOnboardingSchemaFor(rules: { today: string }): (body: unknown) => z.ZodMiniType<SaveOnboarding> {
  const fields = singleFields(rules);
  const fieldNames = Object.keys(fields) as (keyof SingleFields)[];
  return (body) => {
    const given: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
    if (given['isManualAddress'] === true) return saveManualAddressSchema;
    if (given['isManualAddress'] !== undefined) return saveLookedUpAddressSchema;
    const [name, ...others] = fieldNames.filter((field) => given[field] !== undefined);
    return name !== undefined && others.length === 0 ? fields[name] : notExactlyOne;
  };
}
