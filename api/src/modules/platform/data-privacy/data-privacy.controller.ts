import { Controller } from '@nestjs/common';
import { telephonyEndpoints } from '@home-move/contract';
import { AgentName, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { DataPrivacyService } from './data-privacy.service.js';

@Controller()
export class DataPrivacyController {
  constructor(private readonly privacy: DataPrivacyService) {}

  /** Forgets the customer of the call. [TEL-16] */
  @Call(telephonyEndpoints.forget)
  forget(@OwnEnrolment() enrolmentId: string, @AgentName() agentName: string) {
    return this.privacy.forget(enrolmentId, agentName);
  }
}
