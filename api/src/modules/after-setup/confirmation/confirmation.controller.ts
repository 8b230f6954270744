import { Controller } from '@nestjs/common';
import { enrolmentEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ConfirmationService } from './confirmation.service.js';
import { ReceiptsService } from './receipts.service.js';

@Controller()
export class ConfirmationController {
  constructor(
    private readonly confirmation: ConfirmationService,
    private readonly receipts: ReceiptsService,
  ) {}

  @Call(enrolmentEndpoints.confirmation)
  summary(@OwnEnrolment() id: string, @Caller() { role }: CallerIdentity) {
    return this.confirmation.summary(id, role);
  }

  @Call(enrolmentEndpoints.sendConfirmation)
  send(@OwnEnrolment() id: string) {
    return this.receipts.sendAgain(id);
  }
}
