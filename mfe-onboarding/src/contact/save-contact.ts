import { ApiError, enrolmentEndpoints, problemOf, type Enrolment } from '@home-move/contract';
import { useRuntime } from '@home-move/ui';
import { useRef } from 'react';
import { journeyTexts as texts } from '../journey/journey.texts';
import { contactOf, type Contact, type SeenContact } from './known-contact';

type Field = keyof Contact;
const both: readonly Field[] = ['emailAddress', 'contactNumber'];

/**
 * Saves how somebody is reached. What another tab or device changed of the fields that the page shows is told first, and
 * what was typed stays: the next try is against what there is then. A field that the page does not show stays as it is.
 * Rejects with ApiError.
 */
export function useSaveContact(
  seen: SeenContact,
  shown: readonly Field[] = both,
): (contact: Contact) => Promise<Enrolment> {
  const { http, enrolment } = useRuntime();
  const known = useRef(seen);

  return async function save(contact): Promise<Enrolment> {
    const { contact: before, version } = known.current;
    const given = Object.fromEntries(shown.map((field) => [field, contact[field]]));
    try {
      const body = { ...before, ...given, version };
      const saved = await http.send(enrolmentEndpoints.saveContactDetails, { body });
      known.current = contactOf(saved);
      enrolment.accept(saved);
      return saved;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code !== 'CONFLICT') throw error;
      known.current = contactOf(await enrolment.refresh());
      const { contact: now } = known.current;
      const changed = shown.filter((field) => now[field] !== before[field] && now[field] !== contact[field]);
      if (changed.length === 0) return save(contact);
      const errors = Object.fromEntries(changed.map((field) => [field, texts.meanwhile(now[field])]));
      throw new ApiError({ ...problem, errors });
    }
  };
}
