import { Body, Controller, Query } from '@nestjs/common';
import {
  dataPassportEndpoints,
  type NewPurposeObjection,
  purposeObjectionSchema,
  type PassportQuery,
  passportQuerySchema,
} from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { DataPassportService } from './data-passport.service.js';

@Controller()
export class DataPassportController {
  constructor(private readonly passports: DataPassportService) {}

  @Call(dataPassportEndpoints.read)
  read(@OwnEnrolment() enrolmentId: string, @Query({ schema: passportQuerySchema }) query: PassportQuery) {
    return this.passports.read(enrolmentId, query);
  }

  @Call(dataPassportEndpoints.count)
  count(@OwnEnrolment() enrolmentId: string) {
    return this.passports.count(enrolmentId);
  }

  /** [PASS-10] */
  @Call(dataPassportEndpoints.object)
  object(
    @OwnEnrolment() enrolmentId: string,
    @Body({ schema: purposeObjectionSchema }) { purpose }: NewPurposeObjection,
  ) {
    return this.passports.object(enrolmentId, purpose);
  }
}
