import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { ENV, type Env } from '../../../config/env.js';
import { OperatorAccess } from './operator-access.js';
import { RegistryStatusService } from './registry-status.service.js';
import { statusPage, statusPagePolicy } from './status-page.js';

/** The operators' page: the status of the remotes. Open to everyone in demo mode, otherwise by a deploy key. */
@Controller('api/remotes')
export class StatusPageController {
  constructor(
    private readonly statuses: RegistryStatusService,
    private readonly access: OperatorAccess,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @Get()
  @PublicRoute()
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    void reply.headers({ 'x-robots-tag': 'noindex', 'cross-origin-opener-policy': 'same-origin' });
    const remotes = this.env.APP_MODE === 'demo' ? null : await this.remotesFor(request, reply);
    const html = statusPage(await this.statuses.status(remotes));
    void reply.header('content-security-policy', statusPagePolicy);
    await reply.type('text/html; charset=utf-8').send(html);
  }

  /** The remotes that the caller's key may see; null for all. The header lets browsers request the key. */
  private async remotesFor(
    { headers: { authorization }, ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<readonly string[] | null> {
    void reply.header('www-authenticate', 'Basic realm="Home Move operators", charset="UTF-8"');
    const { remotes } = await this.access.admit({ authorization, clientAddress: ip });
    void reply.removeHeader('www-authenticate');
    return remotes;
  }
}
