import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { AFFILIATE, AFFILIATE_VISITS, affiliateSchema, affiliateVisitsSchema } from './affiliate.model.js';
import { AffiliateRepository } from './affiliate.repository.js';
import { DemoAffiliatesSeed } from './demo-affiliates.seed.js';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: AFFILIATE, schema: affiliateSchema },
      { name: AFFILIATE_VISITS, schema: affiliateVisitsSchema },
    ]),
    BrandModule,
    EnrolmentStoreModule,
  ],
  controllers: [OffersController],
  providers: [OffersService, AffiliateRepository, DemoAffiliatesSeed],
  exports: [AffiliateRepository],
})
export class OffersModule {}
