import { type DynamicModule, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AppModule } from '../app.module.js';
import type { Clock } from '../common/clock/clock.js';
import type { Log } from '../common/logging/log.js';
import type { Env } from '../config/env.js';
import { PartnerKeyModule } from '../modules/partner-key/partner-key.module.js';
import { AdminAudit } from './admin-audit.js';
import { ADMIN_AUDIT, adminAuditSchema } from './admin-audit.model.js';

/** The whole application without its HTTP server, plus the modules of the support tool. */
@Module({})
export class AdminModule {
  static with(core: { env: Env; clock: Clock; log: Log }): DynamicModule {
    return {
      module: AdminModule,
      imports: [
        AppModule.with(core),
        PartnerKeyModule,
        MongooseModule.forFeature([{ name: ADMIN_AUDIT, schema: adminAuditSchema }]),
      ],
      providers: [AdminAudit],
    };
  }
}
