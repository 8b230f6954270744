import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../jobs/jobs.module.js';
import { RecordSignatures } from './record-signature.js';
import { RegistryChanges } from './registry-changes.js';
import {
  REGISTRY_AUDIT,
  REGISTRY_REVISION,
  registryAuditSchema,
  registryRevisionSchema,
} from './registry-changes.model.js';

/** Services for records of remotes and of the shell: audit, revision, signatures and stored files. */
@Module({
  imports: [
    JobsModule,
    MongooseModule.forFeature([
      { name: REGISTRY_AUDIT, schema: registryAuditSchema },
      { name: REGISTRY_REVISION, schema: registryRevisionSchema },
    ]),
  ],
  providers: [RegistryChanges, RecordSignatures],
  exports: [RegistryChanges, RecordSignatures],
})
export class RegistryRecordsModule {}
