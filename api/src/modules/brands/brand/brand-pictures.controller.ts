import { extname } from 'node:path';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PublicRoute } from '../../../common/http/call.decorator.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { pictureTypes } from './brand-picture.js';
import { BrandPictureRepository } from './brand-picture.repository.js';

/** The policy applies to a picture that is opened as a page: nothing is loaded, and no script runs. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** The uploaded logos and marks of brands. */
@Controller('brand-pictures')
export class BrandPicturesController {
  constructor(private readonly pictures: BrandPictureRepository) {}

  /** Returns the picture with a name. */
  @Get(':name')
  @PublicRoute()
  async picture(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const content = await this.pictures.find(name);
    if (!content) throw new DomainError('NOT_FOUND');
    const isText = extname(name) === '.svg';
    await reply
      .headers(headers)
      .type(pictureTypes[isText ? 'svg' : 'png'])
      .send(isText ? content.toString() : content);
  }
}
