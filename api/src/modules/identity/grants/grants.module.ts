import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { LinksModule } from '../links/links.module.js';
import { TokenModule } from '../token/token.module.js';
import { GrantsController } from './grants.controller.js';
import { GrantsService } from './grants.service.js';

/** The token endpoint. Apart from TokenModule, which enrolments import: a password grant looks up the enrolment. */
@Module({
  imports: [EnrolmentStoreModule, LinksModule, TokenModule],
  controllers: [GrantsController],
  providers: [GrantsService],
})
export class GrantsModule {}
