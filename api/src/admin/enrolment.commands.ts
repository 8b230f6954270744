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
import { ENV, type Env } from '../config/env.js';
import { InvitationService } from '../modules/account/invitation.service.js';
import { BrandAdministration, nameOf } from '../modules/brand/brand-administration.service.js';
import { BrandService } from '../modules/brand/brand.service.js';
import type { Brand } from '../modules/brand/brands.data.js';
import { EnrolmentRepository } from '../modules/enrolment/enrolment.repository.js';
import { FlagEvaluation } from '../modules/flags/flag-evaluation.js';
import { LinksService } from '../modules/links/links.service.js';
import { Messages } from '../modules/messages/messages.js';
import { command, type Outcome } from './command.js';
import { existingEnrolment } from './existing-enrolment.js';
import { branch, enrolmentId, line, route } from './option-schemas.js';
import { refusalText } from './refusal-text.js';

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
  .refine(({ send, email }) => !send || email !== undefined, '--send wants --email');

const invite = command({
  name: 'enrolment invite',
  summary: 'Prepare the move of somebody whom a partner sends. Its last line is the link for them.',
  changes: true,
  options: {
    brand: { value: 'oakwood', help: 'route of the brand' },
    branch: { value: '12', help: 'of that brand the branch' },
    type: { value: enrolmentTypes.join('|'), help: 'where they come from' },
    surname: { value: 'Hartley', help: 'with the postcode they confirm that the move is theirs' },
    postcode: { value: '"MK40 2QT"', help: 'of the new home' },
    email: { value: 'sam@…', help: 'for codes and mails' },
    mobile: { value: '07…', help: 'for codes by text message' },
    send: { help: 'also mail the invitation, unless they have unsubscribed' },
  },
  input,
  run: async (app, { brand: urlRoute, branch: number, send, ...known }) => {
    const brand = await app.get(BrandAdministration, { strict: false }).existing(urlRoute, number);
    const { enrolmentId: id, saveAndContinueToken } = await app.get(InvitationService, { strict: false }).invite({
      brand,
      type: known.type,
      surname: known.surname ?? null,
      postcode: known.postcode ?? null,
      email: known.email ?? null,
      mobile: known.mobile ?? null,
    });
    const address = await linkFor(app, brand, saveAndContinueToken);
    const prepared = { lines: [`Enrolment ${id}`, address], on: id };
    if (!send || known.email === undefined) return prepared;
    return mailed(app, prepared, { contact: known.email, brand, enrolmentId: id }, address);
  },
});

const link = command({
  name: 'enrolment link',
  summary: `Make a log-in link to a move for the mover. Its last line is the link, which works for ${linkLifetimeDays.logIn} days.`,
  changes: true,
  options: { enrolment: { value: '5a3d…', help: 'id of the enrolment' } },
  input: z.object({ enrolment: enrolmentId }),
  run: async (app, { enrolment }) => {
    const { id, brand } = await existingEnrolment(app.get(EnrolmentRepository, { strict: false }), enrolment);
    const brands = app.get(BrandService, { strict: false });
    const wearer = (await brands.byLevelAndId(brand.level, brand.id)) ?? (await brands.default());
    const token = await app.get(LinksService, { strict: false }).issue('log-in', { enrolmentId: id });
    const { PUBLIC_ORIGIN } = app.get<Env>(ENV, { strict: false });
    return { lines: [`${PUBLIC_ORIGIN}/${nameOf(wearer)}/log-in/${token}`], on: id };
  },
});

export const enrolmentCommands = [invite, link];

/** Below brand and branch, the page at which the brand's journey begins. [FLAG-02] */
async function linkFor(app: INestApplicationContext, brand: Brand, token: string): Promise<string> {
  const { PUBLIC_ORIGIN } = app.get<Env>(ENV, { strict: false });
  const flags = await app.get(FlagEvaluation, { strict: false }).ofBrand(brand);
  const page = flags['onboarding-journey'] ? '/onboarding/verify' : '/confirm-details';
  return `${PUBLIC_ORIGIN}/${nameOf(brand)}${page}/${token}`;
}

/** The enrolment is there already: when the mail does not get out, the link is still good and is printed. */
async function mailed(
  app: INestApplicationContext,
  { lines, on }: Outcome,
  to: Parameters<Messages['sendInvitation']>[0],
  link: string,
): Promise<Outcome> {
  const [first = '', ...rest] = lines;
  try {
    const outcome = await app.get(Messages, { strict: false }).sendInvitation(to, link);
    const said = outcome === 'sent' ? 'The invitation was mailed.' : 'Not mailed: this address has unsubscribed.';
    return { lines: [first, said, ...rest], on };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { lines, on, complaint: `not mailed, hand the link over yourself: ${refusalText(error)}` };
  }
}
