import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { AccountModule } from '../../identity/account/account.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { DataPrivacyModule } from '../../platform/data-privacy/data-privacy.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { MoveEventsModule } from '../events/move-events.module.js';
import { ObjectionsModule } from '../objections/objections.module.js';
import { TEST_MESSAGE, testMessageSchema } from './test-message.model.js';
import { TestMessageRepository } from './test-message.repository.js';
import { TestMovesController } from './test-moves.controller.js';
import { TestMovesService } from './test-moves.service.js';
import { InvitationPlanner } from './invitation-planner.js';
import { InvitationTimes } from './invitation-times.js';
import { MoveChanges } from './move-changes.js';
import { MoveEndings } from './move-endings.js';
import { MoveInvitations } from './move-invitations.js';
import { MoveProgress } from './move-progress.js';
import { MovesController } from './moves.controller.js';
import { MovesService } from './moves.service.js';
import { PARTNER_MOVE, partnerMoveSchema } from './partner-move.model.js';
import { PartnerMoveRepository } from './partner-move.repository.js';
import { ReceivedInvitationController } from './received-invitation.controller.js';
import { RepeatedInvitations } from './repeated-invitations.js';
import { ReceivedInvitationService } from './received-invitation.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: PARTNER_MOVE, schema: partnerMoveSchema },
      { name: TEST_MESSAGE, schema: testMessageSchema },
    ]),
    AccountModule,
    BrandModule,
    DataPrivacyModule,
    EnrolmentModule,
    EnrolmentStoreModule,
    JobsModule,
    MessagesModule,
    MoveEventsModule,
    ObjectionsModule,
  ],
  controllers: [MovesController, TestMovesController, ReceivedInvitationController],
  providers: [
    InvitationPlanner,
    InvitationTimes,
    MovesService,
    MoveChanges,
    MoveEndings,
    MoveInvitations,
    MoveProgress,
    PartnerMoveRepository,
    ReceivedInvitationService,
    RepeatedInvitations,
    TestMessageRepository,
    TestMovesService,
  ],
  exports: [MovesService, PartnerMoveRepository, RepeatedInvitations],
})
export class MovesModule {}
