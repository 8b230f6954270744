import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { isTelephonyHost } from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { DocumentsService } from './documents.service.js';
import { meterDayFileAt } from './meter-day-files.js';
import { MeterDayFiles } from './meter-day-files.service.js';

const otherRoots = /^\/(api|react-tenant-portal|react-telephony-portal)(\/|$)/i;

/** Whether a GET requests a page: not an API call or a file, and from a client that accepts HTML. */
function isPageRequest(path: string, accept: string | undefined): boolean {
  if (otherRoots.test(path)) return false;
  if (accept?.includes('text/html')) return true;
  const acceptsAnything = accept === undefined || accept.includes('*/*');
  return acceptsAnything && !/\.\w+$/.test(path);
}

/** The document of the portals. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly meterDay: MeterDayFiles,
  ) {}

  /** Serves every path that is neither a call nor a file with the document of the portal; unknown pages with status 404. */
  @Get('*')
  @PublicRoute()
  async document(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('host') host: unknown,
    @Query('theme') theme: unknown,
    @Query('preview') preview: unknown,
    @Query('flags') flags: unknown,
  ): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    const portal = isTelephonyHost(request.hostname) ? 'telephony' : 'tenant';
    const meterDayFile = meterDayFileAt(path);
    if (meterDayFile) {
      const { type, headers, content } = await this.meterDay.file(meterDayFile, portal);
      await reply.headers(headers).type(type).send(content);
      return;
    }
    if (!isPageRequest(path, request.headers.accept)) throw new DomainError('NOT_FOUND');
    const { status, headers, html } = await this.documents.document({
      path,
      portal,
      host: typeof host === 'string' ? host : undefined,
      theme: typeof theme === 'string' ? theme : undefined,
      preview: typeof preview === 'string' ? preview : undefined,
      flags: typeof flags === 'string' ? flags : undefined,
      cookies: request.headers.cookie,
      destination: request.headers['sec-fetch-dest']?.toString(),
      browser: request.headers['sec-ch-ua']?.toString(),
    });
    await reply.status(status).headers(headers).type('text/html; charset=utf-8').send(html);
  }
}
