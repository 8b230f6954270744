import { Body, Controller } from '@nestjs/common';
import { mailEventEndpoints } from '@home-move/contract';
import { Call } from '../../../common/http/call.decorator.js';
import { type PostmarkEvent, postmarkEvent } from '../../../providers/email/email.postmark.js';
import { MailEventsService } from './mail-events.service.js';

/** Receives bounces and complaints from the mail provider. */
@Controller()
export class MailEventsController {
  constructor(private readonly events: MailEventsService) {}

  /** Ends mails to a mailbox after a permanent bounce or a complaint. */
  @Call(mailEventEndpoints.record)
  record(@Body({ schema: postmarkEvent }) event: PostmarkEvent) {
    return this.events.record(event);
  }
}
