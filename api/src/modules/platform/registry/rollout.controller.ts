import { Body, Controller, Query } from '@nestjs/common';
import {
  auditQuerySchema,
  canaryRequestSchema,
  disableRequestSchema,
  promoteRequestSchema,
  registryEndpoints,
  rollbackRequestSchema,
  whyQuerySchema,
  withdrawalRequestSchema,
  type CanaryRequest,
  type DisableRequest,
  type PromoteRequest,
  type RegistryAuditEntry,
  type RegistryCanary,
  type RegistryDisabling,
  type RegistryExplanation,
  type RegistryWithdrawal,
  type RollbackRequest,
  type WithdrawalRequest,
} from '@home-move/contract';
import type * as z from 'zod/mini';
import { DeployKeyFor } from '../../../common/access/deploy-keys.js';
import { Call } from '../../../common/http/call.decorator.js';
import { RegistryChanges } from '../registry-records/registry-changes.js';
import { RegistryService } from './registry.service.js';
import { RolloutService } from './rollout.service.js';

/** Who gets which published version, with a deploy key. */
@Controller()
export class RolloutController {
  constructor(
    private readonly rollout: RolloutService,
    private readonly registry: RegistryService,
    private readonly changes: RegistryChanges,
  ) {}

  /** Gives a share of visitors a version. */
  @Call(registryEndpoints.canary)
  canary(
    @Body({ schema: canaryRequestSchema }) body: CanaryRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<readonly RegistryCanary[]> {
    return this.rollout.canary(body, keyId);
  }

  /** Gives everyone the version of a canary. */
  @Call(registryEndpoints.promote)
  promote(
    @Body({ schema: promoteRequestSchema }) body: PromoteRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<readonly RegistryCanary[]> {
    return this.rollout.promote(body, keyId);
  }

  /** Returns everyone to an earlier release. */
  @Call(registryEndpoints.rollback)
  rollback(
    @Body({ schema: rollbackRequestSchema }) body: RollbackRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<readonly RegistryWithdrawal[]> {
    return this.rollout.rollback(body, keyId);
  }

  /** Withdraws or restores a version. */
  @Call(registryEndpoints.withdraw)
  withdraw(
    @Body({ schema: withdrawalRequestSchema }) body: WithdrawalRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<readonly RegistryWithdrawal[]> {
    return this.rollout.withdraw(body, keyId);
  }

  /** Switches a remote off or on. */
  @Call(registryEndpoints.disable)
  disable(
    @Body({ schema: disableRequestSchema }) body: DisableRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<readonly RegistryDisabling[]> {
    return this.rollout.disable(body, keyId);
  }

  /** Returns the latest changes. */
  @Call(registryEndpoints.audit)
  async audit(
    @Query({ schema: auditQuerySchema }) { name, limit }: z.infer<typeof auditQuerySchema>,
  ): Promise<readonly RegistryAuditEntry[]> {
    const changes = await this.changes.latest(limit, name);
    return changes.map(({ at, ...change }) => ({ at: at.toISOString(), ...change }));
  }

  /** Explains the version of a visitor. */
  @Call(registryEndpoints.why)
  why(
    @Query({ schema: whyQuerySchema }) { name, brand, branch, bucket }: z.infer<typeof whyQuerySchema>,
  ): Promise<RegistryExplanation> {
    return this.registry.explain(name, { urlRoute: brand, branch }, bucket);
  }
}
