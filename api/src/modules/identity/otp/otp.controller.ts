import { Body, Controller, Ip, Query } from '@nestjs/common';
import {
  accountEndpoints,
  channelDetailsQuerySchema,
  otpEndpoints,
  otpLoginSchema,
  otpRequestSchema,
  otpVerifySchema,
  validateAccountSchema,
  validatePostcodeSchema,
  type ChannelDetailsQuery,
  type OtpLogin,
  type OtpRequest,
  type OtpVerify,
  type ValidateAccount,
  type ValidatePostcode,
} from '@home-move/contract';
import { Caller, CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { LinkLoginService } from './link-login.service.js';
import { LinkChannelsService } from './link-channels.service.js';
import { OtpService } from './otp.service.js';

/** One-time codes, and the checks behind a partner's link. */
@Controller()
export class OtpController {
  constructor(
    private readonly otp: OtpService,
    private readonly links: LinkChannelsService,
    private readonly linkLogin: LinkLoginService,
  ) {}

  /** Sends a code to log in. [OTP-04] */
  @Call(otpEndpoints.login)
  login(@Caller() caller: CallerIdentity, @Body({ schema: otpLoginSchema }) body: OtpLogin, @Ip() address: string) {
    return this.otp.send(caller, body, address);
  }

  /** Exchanges a code for tokens, once. [OTP-05] */
  @Call(otpEndpoints.verify)
  verify(@Caller() caller: CallerIdentity, @Body({ schema: otpVerifySchema }) body: OtpVerify, @Ip() address: string) {
    return this.otp.verify(caller, body, address);
  }

  /** Exchanges surname and postcode behind a link for tokens or a code. [VAL-02] */
  @Call(accountEndpoints.validate)
  validate(
    @Caller() { sessionId }: CallerIdentity,
    @Body({ schema: validateAccountSchema }) body: ValidateAccount,
    @Ip() clientAddress: string,
  ) {
    return this.linkLogin.validate(body, { sessionId, clientAddress });
  }

  /** Exchanges the postcode behind a link for tokens or a code. [OTP-06] */
  @Call(otpEndpoints.validatePostcode)
  validatePostcode(
    @Caller() { sessionId }: CallerIdentity,
    @Body({ schema: validatePostcodeSchema }) body: ValidatePostcode,
    @Ip() clientAddress: string,
  ) {
    return this.linkLogin.validatePostcode(body, { sessionId, clientAddress });
  }

  /** Sends a code to verify a contact of the caller's enrolment. [OTP-07] */
  @Call(otpEndpoints.request)
  request(
    @Caller() caller: CallerIdentity,
    @Body({ schema: otpRequestSchema }) body: OtpRequest,
    @Ip() address: string,
  ) {
    return this.otp.send(caller, body, address);
  }

  /** Returns the masked contact behind a link. [OTP-08] */
  @Call(otpEndpoints.channelDetails)
  channelDetails(
    @Caller() caller: CallerIdentity,
    @Query({ schema: channelDetailsQuerySchema }) query: ChannelDetailsQuery,
    @Ip() address: string,
  ) {
    return this.links.channelDetails(query, caller, address);
  }

  /** Returns which contacts of the caller's enrolment are verified. [OTP-09] */
  @Call(otpEndpoints.verifiedChannels)
  verifiedChannels(@Caller() caller: CallerIdentity) {
    return this.links.verifiedChannels(caller);
  }
}
