import { subSchema } from '../../../common/database/sub-schema.js';
import type { ContactChange, KnownContacts, PendingContacts } from './contact-change.state.js';

export const pendingContactsSchema = subSchema<PendingContacts>({ emailAddress: String, contactNumber: String });

const knownContactsSchema = subSchema<KnownContacts>({
  emailAddress: String,
  contactNumber: String,
  emailAddressVerified: Boolean,
  contactNumberVerified: Boolean,
});

export const contactChangeSchema = subSchema<ContactChange>({
  id: String,
  changedAt: Date,
  before: knownContactsSchema,
});
