import { Body, Controller, Query } from '@nestjs/common';
import {
  entryPageQuerySchema,
  sendLinkSchema,
  telephonyEndpoints,
  type EntryPageQuery,
  type SendLink,
} from '@home-move/contract';
import { OwnEnrolment } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { CallHistoryService } from './call-history.service.js';
import { SendLinkService } from './send-link.service.js';

/** What agents read and do beside the journey of the customer on the phone. */
@Controller()
export class AgentsController {
  constructor(
    private readonly links: SendLinkService,
    private readonly callHistory: CallHistoryService,
  ) {}

  /** Mails the customer a link to the enrolment, or an invite to one journey of it. [TEL-08, TEL-10] */
  @Call(telephonyEndpoints.sendLink)
  sendLink(@OwnEnrolment() enrolmentId: string, @Body({ schema: sendLinkSchema }) body: SendLink) {
    return this.links.send(enrolmentId, body);
  }

  /** Returns a page of what happened to the enrolment, newest first. [TEL-05] */
  @Call(telephonyEndpoints.history)
  history(@OwnEnrolment() enrolmentId: string, @Query({ schema: entryPageQuerySchema }) { from }: EntryPageQuery) {
    return this.callHistory.page(enrolmentId, from);
  }
}
