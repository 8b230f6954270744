import {
  logInLinkResult,
  type AccountValidation,
  type accountEndpoints,
  type ContactChangeByAgent,
  type LogInLink,
  type PhoneLink,
  type PhoneLinkChallenge,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { instant, text } from './fields.js';
import { channelDetails } from './otp.responses.js';
import { tokens } from './session.responses.js';

const accountValidation = component<AccountValidation>()(
  'AccountValidation',
  z.strictObject({
    result: z.literal([0, 7, 8]).describe('0 and 7 admit the mover; every other result of the validation is a problem'),
    token: tokens.optional(),
    codeSentTo: channelDetails.optional().describe('In place of tokens: a code, valid in this session, was sent there'),
  }),
);

const logInLink = component<LogInLink>()(
  'LogInLink',
  z.strictObject({
    result: z.enum(logInLinkResult),
    confirmToken: text.optional().describe('With 0 and 1: the token of the page that confirms the details'),
    token: tokens.optional(),
  }),
);

const phoneLink = component<PhoneLink>()('PhoneLink', z.strictObject({ url: text, expiresAt: instant }));

const phoneLinkChallenge = component<PhoneLinkChallenge>()(
  'PhoneLinkChallenge',
  z.discriminatedUnion('asks', [
    z.strictObject({ step: text, asks: z.literal('postcode') }),
    z.strictObject({ step: text, asks: z.literal('code'), ...channelDetails.shape }),
  ]),
);

export const accountResponses: ResponsesOf<typeof accountEndpoints> = {
  validate: accountValidation,
  logInLink,
  continue: tokens,
  contactChange: component<ContactChangeByAgent>()('ContactChangeByAgent', z.strictObject({ changedAt: instant })),
  phoneLink,
  phoneLinkChallenge,
  openPhoneLink: tokens,
};
