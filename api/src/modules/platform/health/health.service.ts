import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Health } from '@home-move/contract';
import type { Connection } from 'mongoose';
import { Drain } from '../../../common/drain/drain.js';
import { Log } from '../../../common/logging/log.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { RegistryService } from '../registry/registry.service.js';
import { ShellBuild } from '../shell-build/shell-build.js';

const PING_TIMEOUT_MS = 2000;

/** Readiness of the process. */
@Injectable()
export class HealthService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly brands: BrandService,
    private readonly registry: RegistryService,
    private readonly shell: ShellBuild,
    private readonly drain: Drain,
    private readonly log: Log,
  ) {}

  /**
   * Checks every dependency. Throws UNAVAILABLE while the process shuts down, or without a dependency, which the response names. The
   * log also contains the cause.
   */
  async ready(): Promise<Health> {
    if (this.drain.hasBegun) throw new DomainError('UNAVAILABLE', { detail: 'Not ready: shutting down' });
    await this.check('database', () => this.ping());
    await this.check('default brand', () => this.brands.default());
    await this.check('registry', () => this.registry.check());
    await this.check('documents', () => this.shell.check());
    return { status: 'ok' };
  }

  private async ping(): Promise<void> {
    // The driver's own `timeoutMS` does not abort a read in progress, so a hanging database would block the response.
    await this.connection.db?.command({ ping: 1 }, { signal: AbortSignal.timeout(PING_TIMEOUT_MS) });
  }

  private async check(name: string, check: () => Promise<unknown>): Promise<void> {
    try {
      await check();
    } catch (cause) {
      this.log.error({ part: name, err: cause }, 'not ready');
      throw new DomainError('UNAVAILABLE', { detail: `Not ready: ${name}`, cause });
    }
  }
}
