import { channels } from '@home-move/contract';
import { canOpen, contactOf, isProven } from '../../move/enrolment/contact-ownership.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import type { Contact } from './contact.js';

/** The contacts to which a code may be sent that opens the enrolment: proven ones first, email before text message. */
export function codeRecipients(enrolment: EnrolmentRecord): readonly Contact[] {
  const known = channels.flatMap((channel) => {
    const contact = contactOf(enrolment, channel);
    return contact === null || !canOpen(enrolment, channel) ? [] : [{ channel, contact }];
  });
  return known.toSorted((a, b) => Number(isProven(enrolment, b.channel)) - Number(isProven(enrolment, a.channel)));
}
