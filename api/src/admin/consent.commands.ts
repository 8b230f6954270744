import type { INestApplicationContext } from '@nestjs/common';
import * as z from 'zod';
import { SubscriptionsService } from '../modules/platform/comms/subscriptions.service.js';
import { EnrolmentRepository } from '../modules/move/enrolment/enrolment.repository.js';
import { ConsentService } from '../modules/broadband/entertainment/consent.service.js';
import { command } from './command.js';
import { requireEnrolment } from './enrolment.commands.js';
import { enrolmentId } from './option-schemas.js';
import { UserError } from './user-error.js';

/** The consents that a mover can withdraw on the phone, and the lines to print about them. */
const withdrawals = {
  async marketing(app: INestApplicationContext, id: string): Promise<readonly string[]> {
    const { emailAddress } = await requireEnrolment(app.get(EnrolmentRepository, { strict: false }), id);
    if (emailAddress === null) throw new UserError(`enrolment ${id} has no email address`);
    await app.get(SubscriptionsService, { strict: false }).unsubscribeOnRequest(emailAddress);
    return ['The address gets no more marketing mail. Codes and mails about the move still reach it.'];
  },
  async broadband(app: INestApplicationContext, id: string): Promise<readonly string[]> {
    await requireEnrolment(app.get(EnrolmentRepository, { strict: false }), id);
    const wasGiven = await app.get(ConsentService, { strict: false }).withdraw(id);
    if (!wasGiven) return ['No consent to pass details on to broadband providers is recorded.'];
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
    enrolment: { value: '5a3d…', help: 'id of the enrolment' },
    for: { value: 'marketing|broadband', help: 'marketing mail, or passing details on to broadband providers' },
  },
  input: z.object({ enrolment: enrolmentId, for: z.enum(['marketing', 'broadband'], 'marketing or broadband') }),
  run: async (app, { enrolment, for: purpose }) => ({
    lines: await withdrawals[purpose](app, enrolment),
    on: enrolment,
  }),
});

export const consentCommands = [withdraw];
