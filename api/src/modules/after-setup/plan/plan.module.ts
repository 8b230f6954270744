import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { CouncilWaterModule } from '../../move/council-water/council-water.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { LinksModule } from '../../identity/links/links.module.js';
import { CalendarFeedService } from './calendar-feed.service.js';
import { MovePlanService } from './move-plan.service.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { PlanController } from './plan.controller.js';
import { PlanFilesService } from './plan-files.service.js';
import { PUBLISHED_PLAN, publishedPlanSchema } from './published-plan.model.js';
import { PublishedPlanRepository } from './published-plan.repository.js';

@Module({
  imports: [
    BrandModule,
    CouncilWaterModule,
    EnrolmentModule,
    LinksModule,
    PdfModule,
    MongooseModule.forFeature([{ name: PUBLISHED_PLAN, schema: publishedPlanSchema }]),
  ],
  controllers: [PlanController],
  providers: [MovePlanService, PlanFilesService, CalendarFeedService, PublishedPlanRepository],
  exports: [MovePlanService, PlanFilesService],
})
export class PlanModule {}
