import { Controller, Ip } from '@nestjs/common';
import {
  accountEndpoints,
  openLinkSchema,
  openPhoneLinkSchema,
  phoneLinkRequestSchema,
  sendPhoneLinkSchema,
  type OpenLink,
  type OpenPhoneLink,
  type PhoneLinkRequest,
  type SendPhoneLink,
} from '@home-move/contract';
import { Caller, CallerIdentity } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { ContractBody } from '../../common/validation/contract-validation.js';
import { PhoneLinkMaker } from './phone-link-maker.service.js';
import { PhoneLinkOpener } from './phone-link-opener.service.js';

@Controller()
export class PhoneLinkController {
  constructor(
    private readonly maker: PhoneLinkMaker,
    private readonly opener: PhoneLinkOpener,
  ) {}

  @Call(accountEndpoints.phoneLink)
  show(@Caller() caller: CallerIdentity, @ContractBody(phoneLinkRequestSchema) { step }: PhoneLinkRequest) {
    return this.maker.show(caller, step);
  }

  @Call(accountEndpoints.sendPhoneLink)
  send(
    @Caller() caller: CallerIdentity,
    @ContractBody(sendPhoneLinkSchema) asked: SendPhoneLink,
    @Ip() address: string,
  ) {
    return this.maker.send(caller, asked, address);
  }

  @Call(accountEndpoints.phoneLinkChallenge)
  asks(@ContractBody(openLinkSchema) { token }: OpenLink, @Ip() address: string) {
    return this.opener.asks(token, address);
  }

  @Call(accountEndpoints.sendPhoneLinkCode)
  sendCode(
    @Caller() { sessionId }: CallerIdentity,
    @ContractBody(openLinkSchema) { token }: OpenLink,
    @Ip() address: string,
  ) {
    return this.opener.sendCode(token, sessionId, address);
  }

  @Call(accountEndpoints.openPhoneLink)
  open(@ContractBody(openPhoneLinkSchema) asked: OpenPhoneLink, @Ip() address: string) {
    return this.opener.open(asked, address);
  }
}
