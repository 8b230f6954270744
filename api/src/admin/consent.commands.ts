import type { INestApplicationContext } from '@nestjs/common';
import * as z from 'zod';
import { SubscriptionsService } from '../modules/platform/comms/subscriptions.service.js';
import { ConsentService } from '../modules/broadband/entertainment/consent.service.js';
import { command } from './command.js';
import { enrolmentOption, requireEnrolment } from './enrolment-option.js';
import { enrolmentId } from './option-schemas.js';
import { UserError } from './user-error.js';

/** The consents that a mover can withdraw on the phone, and the lines to print about them. */
const withdrawals = {
  async marketing(app: INestApplicationContext, id: string, isDryRun: boolean): Promise<readonly string[]> {
    const { emailAddress } = await requireEnrolment(app, id);
    if (emailAddress === null) throw new UserError(`enrolment ${id} has no email address`);
    if (isDryRun) return ['The address would get no more marketing mail.'];
    await app.get(SubscriptionsService, { strict: false }).unsubscribeOnRequest(emailAddress);
    return ['The address gets no more marketing mail. Codes and mails about the move still reach it.'];
  },
  async broadband(app: INestApplicationContext, id: string, isDryRun: boolean): Promise<readonly string[]> {
    const { womConsents } = await requireEnrolment(app, id);
    const isGiven = isDryRun ? womConsents.length > 0 : await app.get(ConsentService, { strict: false }).withdraw(id);
    if (!isGiven) return ['No consent to pass details on to broadband providers is recorded.'];
    if (isDryRun) return ['The consent to pass details on to broadband providers would be withdrawn.'];
    return [
      'The consent to pass details on to broadband providers is withdrawn.',
      'An order that was placed stays: the provider has the details, and only the provider can end it.',
    ];
  },
};

const withdraw = command({
  name: 'consent withdraw',
  summary: 'Record that a mover takes back on the phone what they agreed to.',
  changes: true,
  options: {
    enrolment: enrolmentOption,
    for: { value: 'marketing|broadband', help: 'marketing mail, or passing details on to broadband providers' },
  },
  example: '--enrolment 6b00adac151428c518637f55 --for marketing',
  input: z.object({ enrolment: enrolmentId, for: z.enum(['marketing', 'broadband'], 'marketing or broadband') }),
  run: async (app, { enrolment, for: purpose }, { isDryRun }) => ({
    lines: await withdrawals[purpose](app, enrolment, isDryRun),
    on: enrolment,
  }),
});

export const consentCommands = [withdraw];
