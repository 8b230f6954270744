import { Controller } from '@nestjs/common';
import { enrolmentEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../common/access/caller.js';
import { Call } from '../../common/http/call.decorator.js';
import { MovingService } from './moving.service.js';

@Controller()
export class MovingController {
  constructor(private readonly moving: MovingService) {}

  @Call(enrolmentEndpoints.moveInDateUnknown)
  moveInDateUnknown(@OwnEnrolment() id: string) {
    return this.moving.moveInDateUnknown(id);
  }
}
