import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  dataPassportEndpoints,
  entryIdSchema,
  type NewPurposeObjection,
  purposeObjectionSchema,
  type PassportQuery,
  passportQuerySchema,
} from '@home-move/contract';
import { OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { DataPassportService } from './data-passport.service.js';
import { ResendService } from './resend.service.js';
import { WithdrawalService } from './withdrawal.service.js';

@Controller()
export class DataPassportController {
  constructor(
    private readonly passports: DataPassportService,
    private readonly resends: ResendService,
    private readonly withdrawals: WithdrawalService,
  ) {}

  @Call(dataPassportEndpoints.read)
  read(@OwnEnrolment() enrolmentId: string, @Query({ schema: passportQuerySchema }) query: PassportQuery) {
    return this.passports.read(enrolmentId, query);
  }

  @Call(dataPassportEndpoints.count)
  count(@OwnEnrolment() enrolmentId: string) {
    return this.passports.count(enrolmentId);
  }

  /** [PASS-09] */
  @Call(dataPassportEndpoints.withdraw)
  withdraw(@OwnEnrolment() enrolmentId: string, @Param('id', { schema: entryIdSchema }) id: string) {
    return this.withdrawals.withdraw(enrolmentId, id);
  }

  /** [PASS-13] */
  @Call(dataPassportEndpoints.resend)
  resend(@OwnEnrolment() enrolmentId: string, @Param('id', { schema: entryIdSchema }) id: string) {
    return this.resends.resend(enrolmentId, id);
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
