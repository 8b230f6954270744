import { Controller, Ip } from '@nestjs/common';
import {
  channelDetailsQuerySchema,
  otpEndpoints,
  otpLoginSchema,
  otpRequestSchema,
  otpVerifySchema,
  validatePostcodeSchema,
  type ChannelDetailsQuery,
  type OtpLogin,
  type OtpRequest,
  type OtpVerify,
  type ValidatePostcode,
} from '@home-move/contract';
import { Caller, CallerIdentity } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody, ContractQuery } from '../../common/validation/contract-validation.js';
import { LinkChannelsService } from './link-channels.service.js';
import { OtpService } from './otp.service.js';

@Controller()
export class OtpController {
  constructor(
    private readonly otp: OtpService,
    private readonly links: LinkChannelsService,
  ) {}

  @Call(otpEndpoints.login)
  login(@Caller() caller: CallerIdentity, @ContractBody(otpLoginSchema) asked: OtpLogin, @Ip() address: string) {
    return this.otp.send(caller, asked, address);
  }

  @Call(otpEndpoints.verify)
  verify(@Caller() caller: CallerIdentity, @ContractBody(otpVerifySchema) asked: OtpVerify, @Ip() address: string) {
    return this.otp.verify(caller, asked, address);
  }

  @Call(otpEndpoints.validatePostcode)
  validatePostcode(@ContractBody(validatePostcodeSchema) asked: ValidatePostcode, @Ip() address: string) {
    return this.links.validatePostcode(asked, address);
  }

  @Call(otpEndpoints.request)
  request(@Caller() caller: CallerIdentity, @ContractBody(otpRequestSchema) asked: OtpRequest, @Ip() address: string) {
    return this.otp.send(caller, asked, address);
  }

  @Call(otpEndpoints.channelDetails)
  channelDetails(@ContractQuery(channelDetailsQuerySchema) asked: ChannelDetailsQuery, @Ip() address: string) {
    return this.links.channelDetails(asked, address);
  }

  @Call(otpEndpoints.verifiedChannels)
  verifiedChannels(@Caller() caller: CallerIdentity) {
    return this.links.verifiedChannels(caller);
  }
}
