import { Module } from '@nestjs/common';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { PageReader } from './page-reader.js';
import { SiteCheckController } from './site-check.controller.js';
import { SiteCheckService } from './site-check.service.js';

@Module({
  imports: [BrandModule, ProvidersModule],
  controllers: [SiteCheckController],
  providers: [SiteCheckService, PageReader, { provide: Timers, useClass: SystemTimers }],
})
export class SiteCheckModule {}
