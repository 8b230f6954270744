import { ApiError, enrolmentEndpoints, problemOf, type Enrolment } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { journeyTexts as texts } from '../journey/journey.texts';
import { contactOf, type Contact, type ShownContact } from './contact.form';

type Field = keyof Contact;
const allFields: readonly Field[] = ['emailAddress', 'contactNumber'];

/**
 * Saves the contact fields of a page and leaves the others unchanged. Reports a change from another tab or device as
 * field errors first, and keeps the entered values. The next attempt is checked against the version of that change.
 * Rejects with ApiError.
 */
export function useSaveContact(
  shown: ShownContact,
  fields: readonly Field[] = allFields,
): (contact: Contact) => Promise<Enrolment> {
  const { http, enrolment } = useRuntime();
  const lastKnown = useRef(shown);

  return async function save(contact): Promise<Enrolment> {
    const { contact: before, version } = lastKnown.current;
    const given = Object.fromEntries(fields.map((field) => [field, contact[field]]));
    try {
      const body = { ...before, ...given, version };
      const saved = await http.send(enrolmentEndpoints.saveContactDetails, { body });
      lastKnown.current = contactOf(saved);
      enrolment.accept(saved);
      return saved;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code !== 'CONFLICT') throw error;
      lastKnown.current = contactOf(await enrolment.refresh());
      const { contact: now } = lastKnown.current;
      const changed = fields.filter((field) => now[field] !== before[field] && now[field] !== contact[field]);
      if (changed.length === 0) return save(contact);
      const errors = Object.fromEntries(changed.map((field) => [field, texts.changedMeanwhile(now[field])]));
      throw new ApiError({ ...problem, errors });
    }
  };
}
