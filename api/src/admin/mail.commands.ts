import * as z from 'zod';
import { UndeliverableMailboxes } from '../modules/platform/comms/undeliverable-mailboxes.js';
import { command } from './command.js';
import { enrolmentOption, requireEnrolment } from './enrolment-option.js';
import { enrolmentId } from './option-schemas.js';
import { UserError } from './user-error.js';

const allow = command({
  name: 'mail allow',
  summary: 'Send mails to a customer again after one has bounced, or was reported as spam.',
  changes: true,
  options: { enrolment: enrolmentOption },
  example: '--enrolment 6b00adac151428c518637f55',
  input: z.object({ enrolment: enrolmentId }),
  run: async (app, { enrolment: id }, { isDryRun }) => {
    const { emailAddress } = await requireEnrolment(app, id);
    if (emailAddress === null) throw new UserError(`enrolment ${id} has no email address`);
    const mailboxes = app.get(UndeliverableMailboxes, { strict: false });
    if ((await mailboxes.find(emailAddress)) === null)
      return { lines: [`Mails to the customer of enrolment ${id} were not stopped.`], on: id };
    if (isDryRun) return { lines: [`The customer of enrolment ${id} would get mails again.`], on: id };
    await mailboxes.remove(emailAddress);
    return {
      lines: [
        `The customer of enrolment ${id} gets mails again.`,
        'Also let the mail provider send to the address again: it has its own list.',
      ],
      on: id,
    };
  },
});

export const mailCommands = [allow];
