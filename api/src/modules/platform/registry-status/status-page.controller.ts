import { Controller, Get, Header, Headers, Inject, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DeployKeys } from '../../../common/access/deploy-keys.js';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { ENV, type Env } from '../../../config/env.js';
import { RegistryStatusService } from './registry-status.service.js';
import { statusPage, statusPagePolicy } from './status-page.js';

/** The status of the remotes as a page. Outside demo mode the browser requests a deploy key as the password, with any user name. */
@Controller('api/remotes')
export class StatusPageController {
  constructor(
    private readonly statuses: RegistryStatusService,
    private readonly keys: DeployKeys,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Responds with 401 outside demo mode without a deploy key. */
  @Get()
  @PublicRoute()
  @Header('x-robots-tag', 'noindex')
  async page(@Headers('authorization') authorization: string | undefined, @Res() reply: FastifyReply): Promise<void> {
    if (this.env.APP_MODE !== 'demo' && this.keys.find(passwordOf(authorization)) === null) {
      void reply.status(401).header('www-authenticate', 'Basic realm="Deploy key", charset="UTF-8"');
      await reply.type('text/plain; charset=utf-8').send('Enter a deploy key as the password, with any user name.');
      return;
    }
    const html = statusPage(await this.statuses.status());
    void reply.header('content-security-policy', statusPagePolicy);
    await reply.type('text/html; charset=utf-8').send(html);
  }
}

/** The password of Basic authentication; empty without one. */
function passwordOf(authorization = ''): string {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(authorization) ?? [];
  const [, ...password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return password.join(':');
}
