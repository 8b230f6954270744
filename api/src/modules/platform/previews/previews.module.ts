import { Module } from '@nestjs/common';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { PreviewCookie } from './preview-cookie.js';
import { PreviewTokens } from './preview-tokens.js';
import { PreviewsController } from './previews.controller.js';
import { PreviewsService } from './previews.service.js';
import { ResolutionController } from './resolution.controller.js';

/** Versions that one browser gets by a signed link, and the resolution of each browser. */
@Module({
  imports: [BrandModule, RegistryModule],
  controllers: [PreviewsController, ResolutionController],
  providers: [PreviewsService, PreviewTokens, PreviewCookie],
  exports: [PreviewsService],
})
export class PreviewsModule {}
