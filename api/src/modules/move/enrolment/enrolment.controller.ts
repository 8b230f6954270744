import { Body, Controller, Ip, Param, Query } from '@nestjs/common';
import {
  completeServicesSchema,
  completionEndpoints,
  contactDetailsSchema,
  createEnrolmentSchema,
  enrolmentEndpoints,
  shownStepSchema,
  skipServiceSchema,
  telephonyEndpoints,
  withExpectedVersion,
  type CompleteServices,
  type ContactDetails,
  type CreateEnrolment,
  type ExpectedVersion,
  type ShownStep,
  type SkipService,
} from '@home-move/contract';
import { AgentName, Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ClosingService } from './closing.service.js';
import { EnrolmentService } from './enrolment.service.js';
import { residentialStatuses } from './field-format.js';

@Controller()
export class EnrolmentController {
  constructor(
    private readonly enrolments: EnrolmentService,
    private readonly closing: ClosingService,
  ) {}

  @Call(enrolmentEndpoints.create)
  create(@Body({ schema: createEnrolmentSchema }) chosen: CreateEnrolment, @Ip() clientAddress: string) {
    return this.enrolments.create(chosen, clientAddress);
  }

  @Call(enrolmentEndpoints.mine)
  mine(@OwnEnrolment() id: string) {
    return this.enrolments.mine(id);
  }

  @Call(enrolmentEndpoints.byId)
  byId(@OwnEnrolment() ownId: string, @Param('id') id: string) {
    return this.enrolments.byId(ownId, id);
  }

  /** Returns the branding of the customer whose call it is. */
  @Call(telephonyEndpoints.branding)
  branding(@OwnEnrolment() id: string) {
    return this.enrolments.branding(id);
  }

  @Call(enrolmentEndpoints.status)
  status(@OwnEnrolment() ownId: string, @Param('id') id: string) {
    return this.enrolments.status(ownId, id);
  }

  @Call(enrolmentEndpoints.savePersonalDetails)
  savePersonalDetails(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.enrolments.savePersonalDetails(id, body);
  }

  @Call(enrolmentEndpoints.saveContactDetails)
  saveContactDetails(
    @OwnEnrolment() id: string,
    @Caller() caller: CallerIdentity,
    @Body({ schema: withExpectedVersion(contactDetailsSchema) }) details: ContactDetails & ExpectedVersion,
  ) {
    return this.enrolments.saveContactDetails(id, details, caller);
  }

  @Call(enrolmentEndpoints.update)
  update(@OwnEnrolment() id: string, @Body() body: unknown) {
    return this.enrolments.update(id, body);
  }

  @Call(enrolmentEndpoints.recordStep)
  recordStep(@OwnEnrolment() id: string, @Body({ schema: shownStepSchema }) { path }: ShownStep) {
    return this.enrolments.recordStep(id, path);
  }

  @Call(enrolmentEndpoints.skip)
  skip(@OwnEnrolment() id: string, @Query({ schema: skipServiceSchema }) asked: SkipService) {
    return this.enrolments.skip(id, asked);
  }

  /** Completes services that were earned. [CALL-05] */
  @Call(completionEndpoints.completeServices)
  completeServices(
    @OwnEnrolment() id: string,
    @Query({ schema: completeServicesSchema }) { 'services[]': named }: CompleteServices,
  ) {
    return this.enrolments.completeServices(id, named);
  }

  /** Finishes the enrolment. [TEL-21] */
  @Call(telephonyEndpoints.finish)
  finish(@OwnEnrolment() id: string, @AgentName() agentName: string) {
    return this.closing.finish(id, agentName);
  }

  @Call(enrolmentEndpoints.residentialStatuses)
  residentialStatuses() {
    return residentialStatuses;
  }
}
