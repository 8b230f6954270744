import { Body, Controller, Ip, Param } from '@nestjs/common';
import {
  commEventSchema,
  commsBlockedSchema,
  commsEndpoints,
  linkTokenSchema,
  oneClickSchema,
  type CommEvent,
  type CommsBlocked,
} from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { DistributionsService } from './distributions.service.js';
import { SubscriptionsService } from './subscriptions.service.js';

/** Openings of mails, and unsubscribing from marketing. */
@Controller()
export class CommsController {
  constructor(
    private readonly distributions: DistributionsService,
    private readonly subscriptions: SubscriptionsService,
  ) {}

  /** Records that a recipient opened the link of a mail. [COMMS-07] */
  @Call(commsEndpoints.createEvent)
  createEvent(@Body({ schema: commEventSchema }) event: CommEvent, @Ip() address: string) {
    return this.distributions.recordOpening(event, address);
  }

  /** Unsubscribes a mailbox, or subscribes it again. [COMMS-05, COMMS-06] */
  @Call(commsEndpoints.setBlocked)
  setBlocked(
    @Param('token', { schema: linkTokenSchema }) token: string,
    @Body({ schema: commsBlockedSchema }) blocked: CommsBlocked,
    @Ip() address: string,
  ) {
    return this.subscriptions.setBlocked(token, blocked, address);
  }

  /** Unsubscribes a mailbox by the mail program's own button (RFC 8058). */
  @Call(commsEndpoints.oneClickUnsubscribe)
  oneClickUnsubscribe(
    @Param('token', { schema: linkTokenSchema }) token: string,
    @Body({ schema: oneClickSchema }) _consent: unknown,
    @Ip() address: string,
  ) {
    return this.subscriptions.unsubscribe(token, address);
  }
}
