import { Module } from '@nestjs/common';
import { EnrolmentStoreModule } from '../enrolment/enrolment-store.module.js';
import { AccountService } from './account.service.js';
import { InvitationService } from './invitation.service.js';

@Module({
  imports: [EnrolmentStoreModule],
  providers: [AccountService, InvitationService],
  exports: [AccountService, InvitationService],
})
export class AccountModule {}
