import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import type { Clock } from './common/clock/clock.js';
import { CoreModule } from './common/core.module.js';
import { DatabaseModule } from './common/database/database.module.js';
import { migrations } from './common/database/migrations/migrations.js';
import { IdempotencyModule } from './common/idempotency/idempotency.module.js';
import type { Log } from './common/logging/log.js';
import { ProblemFilter } from './common/problem/problem.filter.js';
import { RateLimitModule } from './common/rate-limit/rate-limit.module.js';
import { ContractValidationPipe } from './common/validation/contract-validation.js';
import type { Env } from './config/env.js';
import { AccountModule } from './modules/account/account.module.js';
import { AddressModule } from './modules/address/address.module.js';
import { AgentsModule } from './modules/agents/agents.module.js';
import { BrandModule } from './modules/brand/brand.module.js';
import { CommsModule } from './modules/comms/comms.module.js';
import { ConfirmationModule } from './modules/confirmation/confirmation.module.js';
import { CookiesModule } from './modules/cookies/cookies.module.js';
import { CouncilWaterModule } from './modules/council-water/council-water.module.js';
import { DataPrivacyModule } from './modules/data-privacy/data-privacy.module.js';
import { DemoModule } from './modules/demo/demo.module.js';
import { DocumentsModule } from './modules/documents/documents.module.js';
import { EnergyModule } from './modules/energy/energy.module.js';
import { EnrolmentModule } from './modules/enrolment/enrolment.module.js';
import { EntertainmentModule } from './modules/entertainment/entertainment.module.js';
import { FeedbackModule } from './modules/feedback/feedback.module.js';
import { FlagsModule } from './modules/flags/flags.module.js';
import { FlatmatesModule } from './modules/flatmates/flatmates.module.js';
import { GrantsModule } from './modules/grants/grants.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { LaunchModule } from './modules/launch/launch.module.js';
import { OpenApiModule } from './modules/openapi/openapi.module.js';
import { MessagesModule } from './modules/messages/messages.module.js';
import { MovingModule } from './modules/moving/moving.module.js';
import { OffersModule } from './modules/offers/offers.module.js';
import { OnboardingModule } from './modules/onboarding/onboarding.module.js';
import { OtpModule } from './modules/otp/otp.module.js';
import { PhoneLinkModule } from './modules/phone-link/phone-link.module.js';
import { PaymentModule } from './modules/payment/payment.module.js';
import { MeterPhotosModule } from './modules/meter-photos/meter-photos.module.js';
import { MoveDateModule } from './modules/move-date/move-date.module.js';
import { PlanModule } from './modules/plan/plan.module.js';
import { PrivateEntryModule } from './modules/private-entry/private-entry.module.js';
import { PsrModule } from './modules/psr/psr.module.js';
import { QuotesModule } from './modules/quotes/quotes.module.js';
import { RatingModule } from './modules/rating/rating.module.js';
import { PublishingModule } from './modules/registry/publishing.module.js';
import { RegistryModule } from './modules/registry/registry.module.js';
import { ScriptsModule } from './modules/scripts/scripts.module.js';
import { StatusModule } from './modules/status/status.module.js';
import { TelephonyModule } from './modules/telephony/telephony.module.js';
import { TokenModule } from './modules/token/token.module.js';

@Module({})
export class AppModule {
  static with(core: { env: Env; clock: Clock; log: Log }): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(core),
        DatabaseModule.with({ migrations }),
        RateLimitModule,
        IdempotencyModule,
        TokenModule,
        GrantsModule,
        BrandModule,
        RatingModule,
        RegistryModule,
        PublishingModule,
        DocumentsModule,
        HealthModule,
        StatusModule,
        CookiesModule,
        FlagsModule,
        OpenApiModule,
        EnrolmentModule,
        AddressModule,
        OnboardingModule,
        MovingModule,
        EnergyModule,
        QuotesModule,
        PsrModule,
        PaymentModule,
        CouncilWaterModule,
        EntertainmentModule,
        ConfirmationModule,
        MoveDateModule,
        PlanModule,
        MeterPhotosModule,
        OffersModule,
        FlatmatesModule,
        FeedbackModule,
        TelephonyModule,
        AgentsModule,
        ScriptsModule,
        DataPrivacyModule,
        LaunchModule,
        AccountModule,
        OtpModule,
        PhoneLinkModule,
        PrivateEntryModule,
        MessagesModule,
        CommsModule,
        DemoModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: ContractValidationPipe },
      ],
    };
  }
}
