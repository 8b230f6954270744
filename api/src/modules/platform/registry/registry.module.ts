import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { RegistryController } from './registry.controller.js';
import {
  PUBLISHED_REMOTE,
  publishedRemoteSchema,
  REGISTRY_AUDIT,
  REGISTRY_PIN,
  REGISTRY_REVISION,
  registryAuditSchema,
  registryPinSchema,
  registryRevisionSchema,
} from './registry.model.js';
import { RegistryRepository } from './registry.repository.js';
import { RegistryService } from './registry.service.js';

/** Resolution of the version of each remote per brand. */
@Module({
  imports: [
    BrandModule,
    MongooseModule.forFeature([
      { name: PUBLISHED_REMOTE, schema: publishedRemoteSchema },
      { name: REGISTRY_PIN, schema: registryPinSchema },
      { name: REGISTRY_AUDIT, schema: registryAuditSchema },
      { name: REGISTRY_REVISION, schema: registryRevisionSchema },
    ]),
  ],
  controllers: [RegistryController],
  providers: [RegistryService, RegistryCatalogue, RegistryRepository],
  exports: [RegistryService, RegistryCatalogue, RegistryRepository],
})
export class RegistryModule {}
