import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppModule } from '../app.module.js';
import { CoreModule } from '../common/core.module.js';
import { DatabaseModule } from '../common/database.module.js';
import type { Migration } from '../common/database/migrations/migrator.js';
import type { Clock } from '../common/clock/clock.js';
import type { Log } from '../common/logging/log.js';
import type { Env } from '../config/env.js';
import { BrandModule } from '../modules/brands/brand/brand.module.js';
import { PartnerKeyModule } from '../modules/brands/partner-key/partner-key.module.js';
import { EnrolmentStoreModule } from '../modules/move/enrolment/enrolment-store.module.js';
import { MovesModule } from '../modules/partners/moves/moves.module.js';
import { CommsModule } from '../modules/platform/comms/comms.module.js';
import { AdminAudit } from './admin-audit.js';
import { CustomerSearch } from './customer-search.js';
import { Resealing } from './resealing.js';
import { ADMIN_AUDIT, adminAuditSchema } from './admin-audit.model.js';

interface Core {
  readonly env: Env;
  readonly clock: Clock;
  readonly log: Log;
}

const auditModel = MongooseModule.forFeature([{ name: ADMIN_AUDIT, schema: adminAuditSchema }]);

/** The whole application without its HTTP server, plus the modules of the support tool. */
@Module({})
export class AdminModule {
  static with(core: Core): DynamicModule {
    return {
      module: AdminModule,
      imports: [
        AppModule.with(core),
        BrandModule,
        CommsModule,
        EnrolmentStoreModule,
        MovesModule,
        PartnerKeyModule,
        auditModel,
      ],
      providers: [AdminAudit, CustomerSearch, Resealing],
    };
  }
}

/** Only the database, for commands that run while pending migrations prevent the application from starting. */
@Module({})
export class DatabaseAdminModule {
  static with(core: Core, migrations: readonly Migration[]): DynamicModule {
    return {
      module: DatabaseAdminModule,
      imports: [CoreModule.with(core), DatabaseModule.with({ migrations, allowsPending: true }), auditModel],
      providers: [AdminAudit],
    };
  }
}
