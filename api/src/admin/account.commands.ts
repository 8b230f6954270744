import * as z from 'zod';
import { AccountService } from '../modules/identity/account/account.service.js';
import { command } from './command.js';
import { enrolmentOption } from './enrolment-option.js';
import { enrolmentId } from './option-schemas.js';

const unlock = command({
  name: 'account unlock',
  summary: 'Unlock an account that three mismatches have locked.',
  changes: true,
  options: {
    token: { value: '…', help: 'token of the link, its last part' },
    enrolment: { ...enrolmentOption, help: 'or the id of the enrolment' },
  },
  example: '--enrolment 6b00adac151428c518637f55',
  input: z
    .object({ token: z.string().min(1).max(200).optional(), enrolment: enrolmentId.optional() })
    .refine(
      ({ token, enrolment }) => (token === undefined) !== (enrolment === undefined),
      'give --token or --enrolment',
    )
    .transform(({ token = '', enrolment }) => (enrolment === undefined ? { token } : { enrolmentId: enrolment })),
  run: async (app, key, { isDryRun }) => {
    const accounts = app.get(AccountService, { strict: false });
    const { enrolmentId: id, wasLocked } = await (isDryRun ? accounts.lockOf(key) : accounts.unlock(key));
    const done = isDryRun ? 'would be unlocked' : 'is unlocked';
    return { lines: [`Enrolment ${id} ${wasLocked ? done : 'was not locked'}.`], on: id };
  },
});

export const accountCommands = [unlock];
