import { writeFile } from 'node:fs/promises';
import { contactNumberSchema, emailAddressSchema, postcodeSchema } from '@home-move/contract';
import * as z from 'zod';
import { surnameKey } from '../common/person/surname-key.js';
import { line } from '../common/validation/text-schemas.js';
import { ENV, type Env } from '../config/env.js';
import { isSettled } from '../modules/move/enrolment/change-guards.js';
import { CustomerExport } from '../modules/platform/data-export/customer-export.js';
import { DataPrivacyService } from '../modules/platform/data-privacy/data-privacy.service.js';
import { command } from './command.js';
import { CustomerSearch } from './customer-search.js';
import { enrolmentOption, requireEnrolment } from './enrolment-option.js';
import { creationFailure } from './new-path.js';
import { operatorOf } from './operator.js';
import { enrolmentId } from './option-schemas.js';
import { repeatableMessages, repeatMessage } from './repeated-messages.js';
import { UserError } from './user-error.js';

const find = command({
  name: 'customer find',
  summary:
    'Find customers by one or more of these criteria. Shows masked details, and what keeps them from logging in.',
  changes: false,
  showsPersonalData: true,
  options: {
    name: { value: 'Hartley', help: 'whole surname; case, accents, spaces, hyphens and apostrophes do not matter' },
    email: { value: 'sam@…', help: 'whole email address' },
    phone: { value: '07…', help: 'whole mobile number' },
    postcode: { value: '"MK40 2QT"', help: 'of the new home' },
    reference: { value: 'HM-7K2M9P4Q', help: "ours, the partner's, or that of an order" },
    enrolment: { ...enrolmentOption, help: 'id of the enrolment' },
  },
  example: '--name Hartley --postcode "MK40 2QT"',
  input: z
    .object({
      name: line(50)
        .refine((text) => surnameKey(text) !== '', 'has neither letters nor digits')
        .optional(),
      email: z.union([z.undefined(), emailAddressSchema]),
      phone: z.union([z.undefined(), contactNumberSchema]),
      postcode: z.union([z.undefined(), postcodeSchema]),
      reference: line(100).optional(),
      enrolment: enrolmentId.optional(),
    })
    .refine((given) => Object.values(given).some((value) => value !== undefined), 'give at least one criterion'),
  run: async (app, { name, email, phone, ...given }) => {
    const criteria = { surname: name, emailAddress: email, contactNumber: phone, ...given };
    const { ids, lines } = await app.get(CustomerSearch, { strict: false }).find(criteria);
    const named = Object.entries({ name, email, phone, ...given }).filter(([, value]) => value !== undefined);
    return {
      lines: lines.length > 0 ? lines : ['No customer meets these criteria.'],
      on: ids.length === 1 ? (ids[0] ?? '') : '',
      search: { criteria: named.map(([option]) => option), found: ids },
    };
  },
});

const resend = command({
  name: 'customer resend',
  summary: 'Send a customer the invitation, a link to the move, or the confirmation of orders again.',
  changes: true,
  options: { enrolment: enrolmentOption, message: { value: repeatableMessages.join('|'), help: 'which message' } },
  example: '--enrolment 6b00adac151428c518637f55 --message link',
  input: z.object({
    enrolment: enrolmentId,
    message: z.enum(repeatableMessages, `one of ${repeatableMessages.join(', ')}`),
  }),
  run: async (app, { enrolment: id, message }, { isDryRun }) => {
    const record = await requireEnrolment(app, id);
    return { lines: [await repeatMessage(app, record, { message, isDryRun })], on: id };
  },
});

const exportData = command({
  name: 'customer export',
  summary: 'Write a copy of everything stored about a customer to a new file, which only you can read.',
  changes: false,
  showsPersonalData: true,
  writesFiles: true,
  options: { enrolment: enrolmentOption, file: { value: 'customer.json', help: 'file to write; it must not exist' } },
  example: '--enrolment 6b00adac151428c518637f55 --file customer.json',
  input: z.object({ enrolment: enrolmentId, file: line(500) }),
  run: async (app, { enrolment: id, file }, { isDryRun }) => {
    await requireEnrolment(app, id);
    const data = await app.get(CustomerExport, { strict: false }).of(id);
    const rejected = (cause: unknown) => new UserError(`--file: ${file} cannot be written, or exists`, { cause });
    if (isDryRun) {
      const failure = await creationFailure(file);
      if (failure !== null) throw rejected(failure);
      return { lines: [`${file} would have the data of enrolment ${id}.`], on: id };
    }
    await writeFile(file, `${JSON.stringify(data, null, 2)}\n`, { flag: 'wx', mode: 0o600 }).catch((cause: unknown) => {
      throw rejected(cause);
    });
    return { lines: [`${file} has the data of enrolment ${id}. Delete it once it is handed over.`], on: id };
  },
});

const unsettled = 'without --dry-run, its provider is queried first, and nothing is erased if it does not respond';

const forget = command({
  name: 'customer forget',
  summary: 'Erase everything about a customer who exercises the right to be forgotten. It cannot be undone.',
  changes: true,
  options: {
    enrolment: enrolmentOption,
    confirm: { value: 'HM-7K2M9P4Q', help: 'our reference of the enrolment, to confirm' },
  },
  example: '--enrolment 6b00adac151428c518637f55 --confirm HM-7K2M9P4Q',
  input: z.object({ enrolment: enrolmentId, confirm: line(100) }),
  run: async (app, { enrolment: id, confirm }, { isDryRun }) => {
    const record = await requireEnrolment(app, id);
    if (confirm.toUpperCase() !== record.reference)
      throw new UserError(`--confirm: not the reference of enrolment ${id}`);
    if (isDryRun) {
      // Only the real run may query providers, because it stores their response.
      if (!isSettled(record))
        throw new UserError(`the outcome of an order of enrolment ${id} is unknown: ${unsettled}`);
      return { lines: [`Everything about the customer of enrolment ${id} would be erased.`], on: id };
    }
    const by = `support (${operatorOf(app.get<Env>(ENV, { strict: false }))})`;
    await app.get(DataPrivacyService, { strict: false }).forget(id, by);
    return { lines: [`The customer of enrolment ${id} is forgotten.`], on: id };
  },
});

export const customerCommands = [find, resend, exportData, forget];
