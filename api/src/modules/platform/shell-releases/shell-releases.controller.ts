import { Body, Controller, Query } from '@nestjs/common';
import {
  registryEndpoints,
  shellPublishQuerySchema,
  shellRecordSchema,
  shellRollbackSchema,
  shellWithdrawalSchema,
  type PublishedShell,
  type RegistryValidation,
  type ShellRecord,
  type ShellRollback,
  type ShellStatus,
  type ShellWithdrawalRequest,
} from '@home-move/contract';
import type * as z from 'zod/mini';
import { DeployKeyFor } from '../../../common/access/deploy-keys.js';
import { Call } from '../../../common/http/call.decorator.js';
import { ShellReleasesService } from './shell-releases.service.js';

/** Publishing and taking back of the shell, with a deploy key. */
@Controller()
export class ShellReleasesController {
  constructor(private readonly releases: ShellReleasesService) {}

  /** Publishes a version of the shell. */
  @Call(registryEndpoints.publishShell)
  publish(
    @Body({ schema: shellRecordSchema }) shell: ShellRecord,
    @Query({ schema: shellPublishQuerySchema }) { why }: z.infer<typeof shellPublishQuerySchema>,
    @DeployKeyFor('name') keyId: string,
  ): Promise<PublishedShell> {
    return this.releases.publish(shell, why, keyId);
  }

  /** Validates a version without publishing it. */
  @Call(registryEndpoints.validateShell)
  validate(@Body({ schema: shellRecordSchema }) shell: ShellRecord): Promise<RegistryValidation> {
    return this.releases.validate(shell);
  }

  /** Returns documents to an earlier release. */
  @Call(registryEndpoints.rollbackShell)
  rollback(
    @Body({ schema: shellRollbackSchema }) body: ShellRollback,
    @DeployKeyFor('name') keyId: string,
  ): Promise<ShellStatus> {
    return this.releases.rollback(body, keyId);
  }

  /** Withdraws or restores a version. */
  @Call(registryEndpoints.withdrawShell)
  withdraw(
    @Body({ schema: shellWithdrawalSchema }) body: ShellWithdrawalRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<ShellStatus> {
    return this.releases.withdraw(body, keyId);
  }

  /** Returns the versions of the shell. */
  @Call(registryEndpoints.shells)
  status(): Promise<ShellStatus> {
    return this.releases.status();
  }
}
