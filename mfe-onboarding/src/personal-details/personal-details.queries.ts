import {
  atMidnightUtc,
  enrolmentEndpoints,
  prefillDraft,
  randomKey,
  type Branding,
  type CreateEnrolment,
  type RuntimeContract,
} from '@home-move/contract';
import { clearDraft, readDraft, saveDraft } from '@home-move/ui';
import { prefilledBranch } from '../journey/prefill';
import type { VersionedSave } from '../journey/versioned-save';
import type { PersonalDetailsValues } from './personal-details.form';

/** The brand or branch of a new enrolment. */
type EnrolmentBrand = Pick<Branding, 'level' | 'id'>;

/** The branch that the partner has named for this mover, unless the address names one; otherwise the brand. */
function enrolmentBrandOf({ brand, storage }: RuntimeContract): EnrolmentBrand {
  const branch = brand.branch === null ? prefilledBranch(storage) : null;
  return branch === null ? brand : { level: 3, id: branch };
}

/** The body field that names the brand depends on the brand's level. [PERS-23] */
function brandOf({ level, id }: EnrolmentBrand): CreateEnrolment {
  if (level === 1) return { selectedPartner: id };
  if (level === 2) return { selectedSubpartner: id };
  return { selectedBranch: id };
}

/**
 * The idempotency key of this attempt to create an enrolment for the brand. It is stored until the answer arrives, so that a
 * repeated call after a lost answer or a reload returns the same enrolment.
 */
function attemptKey(storage: RuntimeContract['storage'], { level, id }: EnrolmentBrand): string {
  const stored = readDraft(storage, 'createAttempt');
  const prefix = `${level}-${id}-`;
  if (typeof stored === 'string' && stored.startsWith(prefix)) return stored;
  const key = prefix + randomKey();
  saveDraft(storage, 'createAttempt', key);
  return key;
}

/** Creates an enrolment unless the session has one. [PERS-23, SESS-05] */
export async function beginEnrolment(runtime: RuntimeContract): Promise<void> {
  if (runtime.session.get().enrolmentId !== null) return;
  const brand = enrolmentBrandOf(runtime);
  const prefill = readDraft(runtime.storage, prefillDraft);
  const { id: _id, ...tokens } = await runtime.http.send(
    enrolmentEndpoints.create,
    { body: brandOf(brand) },
    { idempotencyKey: attemptKey(runtime.storage, brand) },
  );
  await runtime.session.begin(tokens);
  // The new session may clear the storage, but the next pages need the rest of the details.
  if (prefill !== undefined) saveDraft(runtime.storage, prefillDraft, prefill);
  clearDraft(runtime.storage, 'createAttempt');
}

interface SavePersonOptions {
  readonly isUnpopulated: boolean;
  readonly personalSave: VersionedSave;
  readonly contactSave: VersionedSave;
}

/** The unpopulated journey sends the date of birth as an instant. [PERS-20 to PERS-22, PWD-02] */
export async function savePerson(
  { http, enrolment }: RuntimeContract,
  { contactNumber, emailAddress, password, ...person }: PersonalDetailsValues,
  { isUnpopulated, personalSave, contactSave }: SavePersonOptions,
): Promise<void> {
  const { savePersonalDetails, saveContactDetails } = enrolmentEndpoints;
  const dateOfBirth = isUnpopulated ? atMidnightUtc(person.dateOfBirth) : person.dateOfBirth;
  await personalSave.save((expected) =>
    http.send(savePersonalDetails, { body: { ...person, dateOfBirth, ...expected } }),
  );
  const given = { contactNumber, emailAddress, ...(password !== undefined && { password }) };
  enrolment.accept(
    await contactSave.save((expected) => http.send(saveContactDetails, { body: { ...given, ...expected } })),
  );
}
