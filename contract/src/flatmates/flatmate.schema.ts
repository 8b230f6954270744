import * as z from 'zod/mini';
import { formMessages } from '../form/form-values';
import { personMessages } from '../person/person';
import { emailAddressSchema, nameSchema } from '../person/person.schema';

const label = 'Name';

/** The most flatmates that a mover writes to at once. */
export const maxFlatmates = 9;

/**
 * Body of `POST /tell-flatmates`: one flatmate. The name has the characters of a person's name, so that a message never carries
 * other text of its sender. [FLAT-02, FLAT-04, FLAT-05, FLAT-06]
 */
export const flatmateSchema = z.object({
  name: nameSchema(label, personMessages.nameTooShort(label), formMessages.mandatory),
  email: emailAddressSchema,
});
export type Flatmate = z.infer<typeof flatmateSchema>;
