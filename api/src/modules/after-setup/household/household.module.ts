import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SystemTimers, Timers } from '../../../common/clock/clock.js';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { AccountModule } from '../../identity/account/account.module.js';
import { OtpModule } from '../../identity/otp/otp.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { CouncilWaterModule } from '../../move/council-water/council-water.module.js';
import { EnrolmentModule } from '../../move/enrolment/enrolment.module.js';
import { CommsModule } from '../../platform/comms/comms.module.js';
import { MessagesModule } from '../../platform/messages/messages.module.js';
import { MeterDayModule } from '../meter-day/meter-day.module.js';
import { PlanModule } from '../plan/plan.module.js';
import { AgreementsService } from './agreements.service.js';
import { HouseholdChangesService } from './household-changes.service.js';
import { HouseholdCodesService } from './household-codes.service.js';
import { HouseholdController } from './household.controller.js';
import { HOUSEHOLD, householdSchema } from './household.model.js';
import { HouseholdPlanService } from './household-plan.service.js';
import { HouseholdRepository } from './household.repository.js';
import { HouseholdView } from './household-view.js';
import { InvitingService } from './inviting.service.js';
import { JoiningController } from './joining.controller.js';
import { JoiningService } from './joining.service.js';
import { MembersService } from './members.service.js';
import { QuestionsService } from './questions.service.js';

@Module({
  imports: [
    AccountModule,
    BrandModule,
    CommsModule,
    CouncilWaterModule,
    EnrolmentModule,
    MessagesModule,
    MeterDayModule,
    OtpModule,
    PlanModule,
    TokenModule,
    MongooseModule.forFeature([{ name: HOUSEHOLD, schema: householdSchema }]),
  ],
  controllers: [HouseholdController, JoiningController],
  providers: [
    AgreementsService,
    HouseholdChangesService,
    HouseholdCodesService,
    HouseholdPlanService,
    HouseholdRepository,
    HouseholdView,
    InvitingService,
    JoiningService,
    MembersService,
    QuestionsService,
    { provide: Timers, useClass: SystemTimers },
  ],
})
export class HouseholdModule {}
