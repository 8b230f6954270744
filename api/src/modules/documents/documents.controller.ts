import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { isTelephonyHost } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicRoute } from '../../common/http/call.decorator.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { asksForPage } from './asks-for-page.js';
import { DocumentsService } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  /** Whatever is no call and no file is a page of the portal, known or not. */
  @Get('*')
  @PublicRoute()
  async document(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('host') host: unknown,
    @Query('flags') flags: unknown,
  ): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    if (!asksForPage(path, request.headers.accept)) throw new DomainError('NOT_FOUND');
    const { status, headers, html } = await this.documents.document({
      path,
      portal: isTelephonyHost(request.hostname) ? 'telephony' : 'tenant',
      host: typeof host === 'string' ? host : undefined,
      flags: typeof flags === 'string' ? flags : undefined,
    });
    await reply.status(status).headers(headers).type('text/html; charset=utf-8').send(html);
  }
}
