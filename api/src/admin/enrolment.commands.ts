import type { INestApplicationContext } from '@nestjs/common';
import {
  contactNumberSchema,
  emailAddressSchema,
  enrolmentTypes,
  linkLifetimeDays,
  postcodeSchema,
} from '@home-move/contract';
import * as z from 'zod';
import { DomainError } from '../common/problem/domain.error.js';
import { line } from '../common/validation/text-schemas.js';
import { ENV, type Env } from '../config/env.js';
import { InvitationService } from '../modules/identity/account/invitation.service.js';
import { BrandAdministration } from '../modules/brands/brand/brand-administration.service.js';
import { branch, route } from '../modules/brands/brand/brand-place.schema.js';
import { BrandService, rejectWhenArchived } from '../modules/brands/brand/brand.service.js';
import { brandPath } from '../modules/brands/brand/brands.data.js';
import { ClosingService } from '../modules/move/enrolment/closing.service.js';
import { LinksService } from '../modules/identity/links/links.service.js';
import { Messages } from '../modules/platform/messages/messages.js';
import { command, type Outcome } from './command.js';
import { enrolmentOption, requireEnrolment } from './enrolment-option.js';
import { enrolmentId } from './option-schemas.js';
import { formatError } from './user-error.js';

const input = z
  .object({
    brand: route,
    branch,
    type: z.enum(enrolmentTypes, `one of ${enrolmentTypes.join(', ')}`),
    surname: line(50).optional(),
    postcode: z.union([z.undefined(), postcodeSchema]),
    email: z.union([z.undefined(), emailAddressSchema]),
    mobile: z.union([z.undefined(), contactNumberSchema]),
    send: z.boolean().default(false),
  })
  .refine(({ send, email }) => !send || email !== undefined, '--send requires --email');

const invite = command({
  name: 'enrolment invite',
  summary: 'Prepare the move of a mover whom a partner sends. Its last line is their link.',
  changes: true,
  options: {
    brand: { value: 'oakwood', help: 'route of the brand' },
    branch: { value: '12', help: 'number of its branch' },
    type: { value: enrolmentTypes.join('|'), help: 'where they come from' },
    surname: { value: 'Hartley', help: 'with the postcode they confirm that the move is theirs' },
    postcode: { value: '"MK40 2QT"', help: 'of the new home' },
    email: { value: 'sam@…', help: 'for codes and mails' },
    mobile: { value: '07…', help: 'for codes by text message' },
    send: { help: 'also mail the invitation, unless they have unsubscribed' },
  },
  example:
    '--brand oakwood --branch 12 --type Lettings --surname Hartley --postcode "MK40 2QT" --email sam@example.org --send',
  input,
  run: async (app, { brand: urlRoute, branch: number, send, ...details }, { isDryRun }) => {
    const brand = await app.get(BrandAdministration, { strict: false }).require(urlRoute, number);
    rejectWhenArchived(brand);
    if (isDryRun) {
      const mail = send ? ', and the invitation mailed unless the address has unsubscribed' : '';
      return { lines: [`An enrolment of ${brandPath(brand)} would be prepared${mail}.`], on: brandPath(brand) };
    }
    const invitations = app.get(InvitationService, { strict: false });
    const {
      enrolmentId: id,
      reference,
      saveAndContinueToken,
    } = await invitations.invite({
      brand,
      type: details.type,
      surname: details.surname ?? null,
      postcode: details.postcode ?? null,
      email: details.email ?? null,
      mobile: details.mobile ?? null,
    });
    const address = await invitations.link(brand, saveAndContinueToken);
    const prepared = { lines: [`Enrolment ${id}`, `Reference ${reference}`, address], on: id };
    if (!send || details.email === undefined) return prepared;
    return mailInvitation(app, prepared, { contact: details.email, brand, enrolmentId: id, isProven: false }, address);
  },
});

const link = command({
  name: 'enrolment link',
  summary: `Create a log-in link for a mover. Its last line is the link, which works for ${linkLifetimeDays.logIn} days.`,
  changes: true,
  options: { enrolment: enrolmentOption },
  example: '--enrolment 6b00adac151428c518637f55',
  input: z.object({ enrolment: enrolmentId }),
  run: async (app, { enrolment }, { isDryRun }) => {
    const { id, brand } = await requireEnrolment(app, enrolment);
    if (isDryRun) return { lines: [`Enrolment ${id} would get a log-in link.`], on: id };
    const brands = app.get(BrandService, { strict: false });
    const linkBrand = (await brands.byLevelAndId(brand.level, brand.id)) ?? (await brands.default());
    const token = await app.get(LinksService, { strict: false }).issue('log-in', { enrolmentId: id });
    const { PUBLIC_ORIGIN } = app.get<Env>(ENV, { strict: false });
    return { lines: [`${PUBLIC_ORIGIN}/${brandPath(linkBrand)}/log-in/${token}`], on: id };
  },
});

const reopen = command({
  name: 'enrolment reopen',
  summary: 'Reopen an enrolment that an agent has finished.',
  changes: true,
  options: { enrolment: enrolmentOption },
  example: '--enrolment 6b00adac151428c518637f55',
  input: z.object({ enrolment: enrolmentId }),
  run: async (app, { enrolment }, { isDryRun }) => {
    const { closedAt } = await requireEnrolment(app, enrolment);
    const wasFinished = isDryRun
      ? closedAt !== null
      : await app.get(ClosingService, { strict: false }).reopen(enrolment);
    const done = isDryRun ? 'would be reopened' : 'can be changed again';
    const state = wasFinished ? done : 'was not finished';
    return { lines: [`Enrolment ${enrolment} ${state}.`], on: enrolment };
  },
});

export const enrolmentCommands = [invite, link, reopen];

/** Mails the invitation. The enrolment exists by now: if the mail fails, the link is printed because it is still valid. */
async function mailInvitation(
  app: INestApplicationContext,
  { lines, on }: Outcome,
  to: Parameters<Messages['sendInvitation']>[0],
  link: string,
): Promise<Outcome> {
  try {
    const outcome = await app.get(Messages, { strict: false }).sendInvitation(to, link);
    const message = outcome === 'sent' ? 'The invitation was mailed.' : 'Not mailed: this address has unsubscribed.';
    return { lines: [...lines.slice(0, -1), message, link], on };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { lines, on, failure: `not mailed, hand the link over yourself: ${formatError(error)}` };
  }
}
