import { Controller } from '@nestjs/common';
import { dataPassportEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { MoverErasureService } from './mover-erasure.service.js';

@Controller()
export class MoverErasureController {
  constructor(private readonly erasures: MoverErasureService) {}

  /** [PASS-15] */
  @Call(dataPassportEndpoints.erasure)
  preview(@OwnEnrolment() enrolmentId: string) {
    return this.erasures.preview(enrolmentId);
  }

  /** [PASS-15] */
  @Call(dataPassportEndpoints.erase)
  erase(@OwnEnrolment() enrolmentId: string) {
    return this.erasures.erase(enrolmentId);
  }
}
