import { nullable, subSchema, unionSchema } from '../../../../common/database/sub-schema.js';
import { addressSchema } from '../../address/state/address.model.js';
import type { GivenHome, StoredOnboarding } from './onboarding.state.js';

const onboardingSchema = subSchema<StoredOnboarding>({
  given: subSchema<StoredOnboarding['given']>({
    firstName: String,
    surname: String,
    dateOfBirth: String,
    moveInDate: String,
    postcode: String,
  }),
  home: unionSchema<GivenHome>({
    'looked-up': { address: addressSchema },
    manual: { streetOne: String, streetTwo: String, town: String, county: String, postcode: String },
  }),
  committedAt: Date,
  version: Number,
  changedAt: subSchema<StoredOnboarding['changedAt']>({
    firstName: Number,
    surname: Number,
    dateOfBirth: Number,
    moveInDate: Number,
    postcode: Number,
    address: Number,
  }),
});

/** The fields of `OnboardingFields`. */
export const onboardingFields = { onboarding: nullable(onboardingSchema) };
