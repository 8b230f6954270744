import {
  channels,
  type ChannelDetails,
  type otpEndpoints,
  type PostcodeValidation,
  type VerifiedChannels,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { text } from './fields.js';
import { tokens } from './session.responses.js';

export const channelDetails = component<ChannelDetails>()(
  'ChannelDetails',
  z.strictObject({ channel: z.enum(channels), contactDetails: text.describe('Masked email address or mobile number') }),
);

const verifiedChannels = component<VerifiedChannels>()(
  'VerifiedChannels',
  z.strictObject({ email: z.boolean(), sms: z.boolean() }),
);

const postcodeValidation = component<PostcodeValidation>()(
  'PostcodeValidation',
  z.strictObject({
    result: z.literal([0, 7]).describe('7 when the enrolment has no details'),
    token: tokens.optional(),
    codeSentTo: channelDetails.optional(),
  }),
);

export const otpResponses: ResponsesOf<typeof otpEndpoints> = {
  verify: tokens,
  validatePostcode: postcodeValidation,
  channelDetails,
  verifiedChannels,
};
