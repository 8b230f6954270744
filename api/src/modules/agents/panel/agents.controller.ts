import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  entryPageQuerySchema,
  sendLinkSchema,
  telephonyEndpoints,
  type EntryPageQuery,
  type SendLink,
} from '@home-move/contract';
import { AgentName, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { AgentRolesService } from './agent-roles.service.js';
import { CallHistoryService } from './call-history.service.js';
import { RemindersService } from './reminders.service.js';
import { SendLinkService } from './send-link.service.js';

/** Calls of agents, in addition to the journey of the customer on the phone. */
@Controller()
export class AgentsController {
  constructor(
    private readonly links: SendLinkService,
    private readonly callHistory: CallHistoryService,
    private readonly remindersService: RemindersService,
    private readonly roles: AgentRolesService,
  ) {}

  /** Mails the customer a link to the enrolment, or an invite to one journey of it. [TEL-08, TEL-10] */
  @Call(telephonyEndpoints.sendLink)
  sendLink(@OwnEnrolment() enrolmentId: string, @Body({ schema: sendLinkSchema }) body: SendLink) {
    return this.links.send(enrolmentId, body);
  }

  /** Returns a page of the enrolment's history, newest first. [TEL-05] */
  @Call(telephonyEndpoints.history)
  history(@OwnEnrolment() enrolmentId: string, @Query({ schema: entryPageQuerySchema }) { from }: EntryPageQuery) {
    return this.callHistory.page(enrolmentId, from);
  }

  /** Returns the agent's own notes with a reminder about customers of the same partner, the earliest day first. */
  @Call(telephonyEndpoints.agentReminders)
  reminders(@OwnEnrolment() enrolmentId: string, @AgentName() agentName: string) {
    return this.remindersService.list(enrolmentId, agentName);
  }

  /** Ends the reminder of a note of the enrolment, or of the agent's own note elsewhere. Idempotent. */
  @Call(telephonyEndpoints.endReminder)
  endReminder(@OwnEnrolment() enrolmentId: string, @AgentName() agentName: string, @Param('id') id: string) {
    return this.remindersService.end(enrolmentId, agentName, id);
  }

  /** Returns the agent's permissions. */
  @Call(telephonyEndpoints.role)
  async role(@OwnEnrolment() enrolmentId: string, @AgentName() agentName: string) {
    return { role: await this.roles.of(enrolmentId, agentName) };
  }

  /** Lets a finished enrolment be changed again, for supervisors. */
  @Call(telephonyEndpoints.reopen)
  reopen(@OwnEnrolment() enrolmentId: string, @AgentName() agentName: string) {
    return this.roles.reopen(enrolmentId, agentName);
  }
}
