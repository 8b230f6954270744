import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AgentRole, Enrolment } from '@home-move/contract';
import type { Model } from 'mongoose';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { ClosingService } from '../../move/enrolment/closing.service.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { AGENT_ROLE, type AgentRoleDocument } from './agent-role.model.js';

/** What agents may do, by partner and name. Support sets it, and it is read with each call, so that it ends at once. */
@Injectable()
export class AgentRolesService {
  constructor(
    @InjectModel(AGENT_ROLE) private readonly roles: Model<AgentRoleDocument>,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
    private readonly closing: ClosingService,
  ) {}

  /** Sets the role of an agent of a partner. Idempotent. */
  async set(partner: string, agentName: string, role: AgentRole): Promise<void> {
    if (role === 'agent') await this.roles.deleteOne({ partner, agentName });
    else await this.roles.updateOne({ partner, agentName }, { $set: { role } }, { upsert: true });
  }

  /** The role of an agent for the partner of an enrolment. */
  async of(enrolmentId: string, agentName: string): Promise<AgentRole> {
    const { brand } = await this.enrolments.get(enrolmentId);
    const partner = await this.brands.partnerOf(brand);
    const found = partner === null ? null : await this.roles.findOne({ partner, agentName }).lean();
    return found?.role ?? 'agent';
  }

  /** Lets a finished enrolment be changed again. Idempotent. Throws FORBIDDEN for an agent who is no supervisor. */
  async reopen(enrolmentId: string, agentName: string): Promise<Enrolment> {
    if ((await this.of(enrolmentId, agentName)) !== 'supervisor') throw new DomainError('FORBIDDEN');
    return this.closing.reopened(enrolmentId);
  }
}
