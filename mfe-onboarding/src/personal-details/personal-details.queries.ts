import {
  atMidnightUtc,
  enrolmentEndpoints,
  type Branding,
  type CreateEnrolment,
  type RuntimeContract,
} from '@home-move/contract';
import { randomKey } from '@home-move/ui';
import type { SeenFields } from '../parts/use-seen-version';
import { forgetDraft, readDraft, saveDraft } from '../state/draft';
import type { PersonalDetailsValues } from './personal-details.form';

/** The one field of the body that names the brand, by its level. [PERS-23] */
function brandOf({ level, id }: Branding): CreateEnrolment {
  if (level === 1) return { selectedPartner: id };
  if (level === 2) return { selectedSubpartner: id };
  return { selectedBranch: id };
}

/**
 * The key of this attempt to create an enrolment for the brand. It outlives a failed call and a reload, so that a create
 * whose answer got lost gives the same enrolment again and not a second one.
 */
function attemptKey({ storage, brand }: RuntimeContract): string {
  const stored = readDraft(storage, 'createAttempt');
  const prefix = `${brand.level}-${brand.id}-`;
  if (typeof stored === 'string' && stored.startsWith(prefix)) return stored;
  const key = prefix + randomKey();
  saveDraft(storage, 'createAttempt', key);
  return key;
}

/** Makes sure that there is an enrolment to save into, and that the session holds its token. [PERS-23, SESS-05] */
export async function beginEnrolment(runtime: RuntimeContract): Promise<void> {
  if (runtime.session.get().enrolmentId !== null) return;
  const { id: _id, ...tokens } = await runtime.http.send(
    enrolmentEndpoints.create,
    { body: brandOf(runtime.brand) },
    { idempotencyKey: attemptKey(runtime) },
  );
  await runtime.session.begin(tokens);
  forgetDraft(runtime.storage, 'createAttempt');
}

interface SavePersonOptions {
  readonly isUnpopulated: boolean;
  /** What the page has seen of either part. */
  readonly personal: SeenFields;
  readonly contact: SeenFields;
}

/** The unpopulated journey sends the birth as an instant. [PERS-20 to PERS-22, PWD-02] */
export async function savePerson(
  { http, enrolment }: RuntimeContract,
  { contactNumber, emailAddress, password, ...person }: PersonalDetailsValues,
  { isUnpopulated, personal, contact }: SavePersonOptions,
): Promise<void> {
  const { savePersonalDetails, saveContactDetails } = enrolmentEndpoints;
  const dateOfBirth = isUnpopulated ? atMidnightUtc(person.dateOfBirth) : person.dateOfBirth;
  await personal.over((seen) => http.send(savePersonalDetails, { body: { ...person, dateOfBirth, ...seen } }));
  const given = { contactNumber, emailAddress, ...(password !== undefined && { password }) };
  enrolment.accept(await contact.over((seen) => http.send(saveContactDetails, { body: { ...given, ...seen } })));
}
