import { Body, Controller } from '@nestjs/common';
import { energyEndpoints } from '@home-move/contract';
import { Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { PaymentService } from './payment.service.js';

@Controller()
export class PaymentController {
  constructor(private readonly payments: PaymentService) {}

  @Call(energyEndpoints.paymentQuestions)
  questions(@OwnEnrolment() id: string, @Caller() { role }: CallerIdentity) {
    return this.payments.questions(id, role);
  }

  @Call(energyEndpoints.directDebit)
  setUpDirectDebit(@OwnEnrolment() id: string, @Caller() { role }: CallerIdentity, @Body() body: unknown) {
    return this.payments.setUpDirectDebit(id, role, body);
  }

  @Call(energyEndpoints.setUpPayg)
  setUpPayg(@OwnEnrolment() id: string, @Caller() { role }: CallerIdentity, @Body() body: unknown) {
    return this.payments.setUpPayg(id, role, body);
  }
}
