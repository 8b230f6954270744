import { Body, Controller, Get, Ip, Post, Req, Res } from '@nestjs/common';
import {
  previewRequestSchema,
  registryEndpoints,
  type PreviewRequest,
  type RegistryPreview,
} from '@home-move/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeployKeyFor } from '../../../common/access/deploy-keys.js';
import { Clock } from '../../../common/clock/clock.js';
import { Call, PublicRoute } from '../../../common/http/call.decorator.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { defaultRoute } from '../../brands/brand/brand.service.js';
import { PreviewCookie } from './preview-cookie.js';
import { previewPage, previewPagePolicy } from './preview-page.js';
import { PreviewsService } from './previews.service.js';

const prefix = 'preview/';

/** Neither a cache nor the next page may learn the address of a preview link. */
const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': previewPagePolicy,
} as const;

/** Preview links: created with a deploy key, opened by anyone who has one, ended by the page. */
@Controller()
export class PreviewsController {
  constructor(
    private readonly previews: PreviewsService,
    private readonly cookie: PreviewCookie,
    private readonly clock: Clock,
  ) {}

  /** Creates a link. */
  @Call(registryEndpoints.preview)
  create(
    @Body({ schema: previewRequestSchema }) body: PreviewRequest,
    @DeployKeyFor('name') keyId: string,
  ): Promise<RegistryPreview> {
    return this.previews.create(body, keyId);
  }

  /** Starts the preview of a link in this browser, and redirects to the first page of its brand. A link that fails gets a page with the reason. */
  @Get(`${prefix}*`)
  @PublicRoute()
  async open(@Req() request: FastifyRequest, @Ip() address: string, @Res() reply: FastifyReply): Promise<void> {
    const token = (request.url.split('?')[0] ?? '').slice(`/${prefix}`.length);
    const link = await this.previews.open(token, address);
    void reply.headers(headers);
    if (link.state !== 'active') {
      const home = link.state === 'unknown' ? '/' : homeOf(link.preview.brand);
      const status = link.state === 'unknown' ? 404 : 410;
      await reply.status(status).type('text/html; charset=utf-8').send(previewPage(link, home));
      return;
    }
    const { brand, expiresAt } = link.preview;
    const seconds = Math.ceil((expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    void reply.header('set-cookie', this.cookie.keep(token, seconds));
    await reply.redirect(homeOf(brand), 303);
  }

  /** Ends the preview of this browser. Throws FORBIDDEN for a request from a page of another origin. */
  @Post(`${prefix}end`)
  @PublicRoute()
  async end(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (!isSameOrigin(request)) throw new DomainError('FORBIDDEN');
    await reply.headers(headers).header('set-cookie', this.cookie.remove()).status(204).send();
  }
}

/** The first page of a brand, or of the default one. */
const homeOf = (brand: string | null) => (brand === null || brand === defaultRoute ? '/' : `/${brand}`);

/** Whether a page of this host sent a POST: browsers add the header `Origin`, which no page can change. */
function isSameOrigin({ headers: { origin = '' }, host }: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
