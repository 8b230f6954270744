import { Controller, Param } from '@nestjs/common';
import { offersEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { OffersService } from './offers.service.js';

@Controller()
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  @Call(offersEndpoints.affiliates)
  affiliates(@OwnEnrolment() enrolmentId: string) {
    return this.offers.shownTo(enrolmentId);
  }

  @Call(offersEndpoints.visit)
  visit(@OwnEnrolment() enrolmentId: string, @Param('id') id: string) {
    return this.offers.countVisit(enrolmentId, id);
  }
}
