import { Controller } from '@nestjs/common';
import { dataPassportEndpoints } from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { DataFilesService } from './data-files.service.js';

/** [PASS-14] */
@Controller()
export class DataExportController {
  constructor(private readonly files: DataFilesService) {}

  @Call(dataPassportEndpoints.files)
  sizes(@OwnEnrolment() enrolmentId: string) {
    return this.files.sizes(enrolmentId);
  }

  @Call(dataPassportEndpoints.pdf)
  pdf(@OwnEnrolment() enrolmentId: string) {
    return this.files.pdf(enrolmentId);
  }

  @Call(dataPassportEndpoints.json)
  json(@OwnEnrolment() enrolmentId: string) {
    return this.files.json(enrolmentId);
  }
}
