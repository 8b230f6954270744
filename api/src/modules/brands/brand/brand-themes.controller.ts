import { Controller, Get, Param, Res } from '@nestjs/common';
import { themeSheet } from '@home-move/contract';
import type { FastifyReply } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from './brand.service.js';

/** The style sheets of looks, for documents that show another brand than they were served for. */
@Controller('brand-themes')
export class BrandThemesController {
  constructor(private readonly brands: BrandService) {}

  /** Returns the style sheet with the hash in the name of the file. */
  @Get(':file')
  @PublicRoute()
  async sheet(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const [, hash] = /^([0-9a-f]{16})\.css$/.exec(file) ?? [];
    const look = hash === undefined ? null : await this.brands.lookBySheet(hash);
    if (!look) throw new DomainError('NOT_FOUND');
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    };
    await reply.headers(headers).type('text/css; charset=utf-8').send(themeSheet(look));
  }
}
