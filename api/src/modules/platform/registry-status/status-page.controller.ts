import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { RegistryStatusService } from './registry-status.service.js';
import { statusPage, statusPagePolicy } from './status-page.js';

/** The status of the remotes as a page for developers. Demo mode only: production requires the deploy key. */
@Controller('api/remotes')
export class StatusPageController {
  constructor(
    private readonly statuses: RegistryStatusService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get()
  @PublicRoute()
  async page(@Res() reply: FastifyReply): Promise<void> {
    if (this.env.APP_MODE !== 'demo') throw new DomainError('NOT_FOUND');
    const html = statusPage(await this.statuses.status());
    void reply.header('content-security-policy', statusPagePolicy);
    await reply.type('text/html; charset=utf-8').send(html);
  }
}
