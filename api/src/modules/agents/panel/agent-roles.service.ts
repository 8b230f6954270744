import { Injectable } from '@nestjs/common';
import type { AgentRole, Enrolment } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ClosingService } from '../../move/enrolment/closing.service.js';
import { AgentCallsService } from '../telephony/agent-calls.service.js';

/** What agents may do. The role is read from the account with each call, so that it ends at once. */
@Injectable()
export class AgentRolesService {
  constructor(
    private readonly calls: AgentCallsService,
    private readonly closing: ClosingService,
  ) {}

  /** The role of an agent for the partner of an enrolment. */
  async of(enrolmentId: string, agentName: string): Promise<AgentRole> {
    return (await this.calls.accountFor({ enrolmentId, agentName }))?.role ?? 'agent';
  }

  /** Lets a finished enrolment be changed again. Idempotent. Throws FORBIDDEN for an agent who is no supervisor. */
  async reopen(enrolmentId: string, agentName: string): Promise<Enrolment> {
    if ((await this.of(enrolmentId, agentName)) !== 'supervisor') throw new DomainError('FORBIDDEN');
    return this.closing.reopened(enrolmentId);
  }
}
