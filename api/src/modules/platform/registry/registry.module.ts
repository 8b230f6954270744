import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { RegistryRecordsModule } from '../registry-records/registry-records.module.js';
import { OperatorNotices } from './operator-notices.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import {
  PUBLISHED_REMOTE,
  publishedRemoteSchema,
  REGISTRY_PIN,
  registryPinSchema,
  REMOVED_REMOTE,
  removedRemoteSchema,
} from './registry.model.js';
import { RegistryRepository } from './registry.repository.js';
import { RegistryService } from './registry.service.js';
import {
  REGISTRY_CANARY,
  REGISTRY_DISABLING,
  REGISTRY_PROOF,
  REGISTRY_WITHDRAWAL,
  registryCanarySchema,
  registryDisablingSchema,
  registryProofSchema,
  registryWithdrawalSchema,
} from './rollout.model.js';
import { RolloutController } from './rollout.controller.js';
import { RolloutRepository } from './rollout.repository.js';
import { RolloutService } from './rollout.service.js';
import { ScopeService } from './scope.service.js';
import { ServedRecords } from './served-records.js';

/** Versions of remotes, and the rules about who gets them. */
@Module({
  imports: [
    BrandModule,
    JobsModule,
    ProvidersModule,
    RegistryRecordsModule,
    MongooseModule.forFeature([
      { name: PUBLISHED_REMOTE, schema: publishedRemoteSchema },
      { name: REMOVED_REMOTE, schema: removedRemoteSchema },
      { name: REGISTRY_PIN, schema: registryPinSchema },
      { name: REGISTRY_CANARY, schema: registryCanarySchema },
      { name: REGISTRY_WITHDRAWAL, schema: registryWithdrawalSchema },
      { name: REGISTRY_DISABLING, schema: registryDisablingSchema },
      { name: REGISTRY_PROOF, schema: registryProofSchema },
    ]),
  ],
  controllers: [RolloutController],
  providers: [
    OperatorNotices,
    RegistryService,
    RegistryCatalogue,
    RegistryRepository,
    ServedRecords,
    RolloutRepository,
    RolloutService,
    ScopeService,
  ],
  exports: [
    RegistryRecordsModule,
    RegistryService,
    RegistryCatalogue,
    RegistryRepository,
    RolloutService,
    ScopeService,
  ],
})
export class RegistryModule {}
