import { Body, Controller, Ip } from '@nestjs/common';
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
import { Caller, CallerIdentity } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { PhoneLinkIssuer } from './phone-link-issuer.service.js';
import { PhoneLinkOpener } from './phone-link-opener.service.js';

/** Links that continue the journey on another device. */
@Controller()
export class PhoneLinkController {
  constructor(
    private readonly issuer: PhoneLinkIssuer,
    private readonly opener: PhoneLinkOpener,
  ) {}

  /** Issues a link to show on screen. */
  @Call(accountEndpoints.phoneLink)
  show(@Caller() caller: CallerIdentity, @Body({ schema: phoneLinkRequestSchema }) { step }: PhoneLinkRequest) {
    return this.issuer.show(caller, step);
  }

  /** Sends a link to the mover's own contact. */
  @Call(accountEndpoints.sendPhoneLink)
  send(
    @Caller() caller: CallerIdentity,
    @Body({ schema: sendPhoneLinkSchema }) body: SendPhoneLink,
    @Ip() address: string,
  ) {
    return this.issuer.send(caller, body, address);
  }

  /** Returns which proof a link requires. */
  @Call(accountEndpoints.phoneLinkChallenge)
  challenge(@Body({ schema: openLinkSchema }) { token }: OpenLink, @Ip() address: string) {
    return this.opener.challenge(token, address);
  }

  /** Sends a code that redeems a link. */
  @Call(accountEndpoints.sendPhoneLinkCode)
  sendCode(
    @Caller() { sessionId }: CallerIdentity,
    @Body({ schema: openLinkSchema }) { token }: OpenLink,
    @Ip() address: string,
  ) {
    return this.opener.sendCode(token, sessionId, address);
  }

  /** Exchanges a link and the postcode for tokens, once. */
  @Call(accountEndpoints.openPhoneLink)
  open(@Body({ schema: openPhoneLinkSchema }) body: OpenPhoneLink, @Ip() address: string) {
    return this.opener.open(body, address);
  }
}
