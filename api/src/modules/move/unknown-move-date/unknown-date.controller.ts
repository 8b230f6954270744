import { Controller } from '@nestjs/common';
import { enrolmentEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { UnknownDateService } from './unknown-date.service.js';

@Controller()
export class UnknownDateController {
  constructor(private readonly moving: UnknownDateService) {}

  @Call(enrolmentEndpoints.moveInDateUnknown)
  moveInDateUnknown(@OwnEnrolment() id: string) {
    return this.moving.moveInDateUnknown(id);
  }
}
