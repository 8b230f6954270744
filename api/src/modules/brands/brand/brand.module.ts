import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PartnerKeyModule } from '../partner-key/partner-key.module.js';
import { BrandAdministration } from './brand-administration.service.js';
import { BrandArchive } from './brand-archive.service.js';
import { BrandController } from './brand.controller.js';
import { BRAND_PICTURE, brandPictureSchema } from './brand-picture.model.js';
import { BrandPictureRepository } from './brand-picture.repository.js';
import { BrandPicturesController } from './brand-pictures.controller.js';
import { BRAND, brandSchema } from './brand.model.js';
import { BrandRepository } from './brand.repository.js';
import { BrandService } from './brand.service.js';
import { BrandThemesController } from './brand-themes.controller.js';
import { DefaultBrandCheck } from './default-brand.check.js';
import { DemoBrandsSeed } from './demo-brands.seed.js';
import { EmbeddingController } from './embedding.controller.js';
import { LookHashesRefresh } from './look-hashes.refresh.js';

@Module({
  imports: [
    PartnerKeyModule,
    MongooseModule.forFeature([
      { name: BRAND, schema: brandSchema },
      { name: BRAND_PICTURE, schema: brandPictureSchema },
    ]),
  ],
  controllers: [BrandController, BrandThemesController, BrandPicturesController, EmbeddingController],
  providers: [
    BrandService,
    BrandAdministration,
    BrandArchive,
    BrandRepository,
    BrandPictureRepository,
    DemoBrandsSeed,
    DefaultBrandCheck,
    LookHashesRefresh,
  ],
  exports: [BrandService, BrandAdministration, BrandArchive],
})
export class BrandModule {}
