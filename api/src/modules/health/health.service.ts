import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Health } from '@home-move/contract';
import type { Connection } from 'mongoose';
import { Log } from '../../common/logging/log.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { BrandService } from '../brand/brand.service.js';
import { RegistryService } from '../registry/registry.service.js';
import { ShellBuild } from '../documents/shell-build.js';

const PING_MS = 2000;

/** Whether the process may be given requests. */
@Injectable()
export class HealthService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly brands: BrandService,
    private readonly registry: RegistryService,
    private readonly shell: ShellBuild,
    private readonly log: Log,
  ) {}

  /** Throws UNAVAILABLE and names what is missing: in the answer by its part, in the log with the cause. */
  async ready(): Promise<Health> {
    await this.part('database', () => this.ping());
    await this.part('default brand', () => this.brands.default());
    await this.part('registry', () => this.registry.check());
    await this.part('documents', () => this.shell.read());
    return { status: 'ok' };
  }

  private async ping(): Promise<void> {
    // The driver's own `timeoutMS` does not end a read that has begun: a database that hangs would hold the answer.
    await this.connection.db?.command({ ping: 1 }, { signal: AbortSignal.timeout(PING_MS) });
  }

  private async part(name: string, check: () => Promise<unknown>): Promise<void> {
    try {
      await check();
    } catch (cause) {
      this.log.error({ part: name, err: cause }, 'not ready');
      throw new DomainError('UNAVAILABLE', { detail: `Not ready: ${name}`, cause });
    }
  }
}
