import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { type Core, CoreModule } from './common/core.module.js';
import { DatabaseModule } from './common/database.module.js';
import { migrations } from './common/database/migrations/migrations.js';
import { DisclosuresModule } from './common/disclosures/disclosures.module.js';
import { IdempotencyModule } from './common/idempotency/idempotency.module.js';
import { ProblemFilter } from './common/http/problem.filter.js';
import { RateLimitModule } from './common/rate-limit/rate-limit.module.js';
import { ContractValidationPipe } from './common/validation/contract-validation.js';
import { AccountModule } from './modules/identity/account/account.module.js';
import { AddressModule } from './modules/move/address/address.module.js';
import { AgentsModule } from './modules/agents/panel/agents.module.js';
import { BrandModule } from './modules/brands/brand/brand.module.js';
import { CommsModule } from './modules/platform/comms/comms.module.js';
import { ConfirmationModule } from './modules/after-setup/confirmation/confirmation.module.js';
import { CookiesModule } from './modules/brands/cookies/cookies.module.js';
import { CouncilWaterModule } from './modules/move/council-water/council-water.module.js';
import { DataPassportModule } from './modules/platform/data-passport/data-passport.module.js';
import { MoverErasureModule } from './modules/platform/mover-erasure/mover-erasure.module.js';
import { DataPrivacyModule } from './modules/platform/data-privacy/data-privacy.module.js';
import { DemoModule } from './modules/platform/demo/demo.module.js';
import { DocumentsModule } from './modules/platform/documents/documents.module.js';
import { EnergyModule } from './modules/energy/usage/energy.module.js';
import { EnrolmentModule } from './modules/move/enrolment/enrolment.module.js';
import { EntertainmentModule } from './modules/broadband/entertainment/entertainment.module.js';
import { FeedbackModule } from './modules/after-setup/feedback/feedback.module.js';
import { FlagsModule } from './modules/brands/flags/flags.module.js';
import { FlatmatesModule } from './modules/move/flatmates/flatmates.module.js';
import { GrantsModule } from './modules/identity/grants/grants.module.js';
import { HealthModule } from './modules/platform/health/health.module.js';
import { LaunchModule } from './modules/agents/launch/launch.module.js';
import { OpenApiModule } from './modules/platform/openapi/openapi.module.js';
import { MessagesModule } from './modules/platform/messages/messages.module.js';
import { UnknownDateModule } from './modules/move/unknown-move-date/unknown-date.module.js';
import { OffersModule } from './modules/after-setup/offers/offers.module.js';
import { OnboardingModule } from './modules/move/onboarding/onboarding.module.js';
import { MoveDocumentsModule } from './modules/after-setup/documents/documents.module.js';
import { FirstYearModule } from './modules/after-setup/first-year/first-year.module.js';
import { MeterDayModule } from './modules/after-setup/meter-day/meter-day.module.js';
import { OrdersModule } from './modules/after-setup/orders/orders.module.js';
import { OtpModule } from './modules/identity/otp/otp.module.js';
import { PhoneLinkModule } from './modules/identity/phone-link/phone-link.module.js';
import { PrefillModule } from './modules/identity/prefill/prefill.module.js';
import { ImportsModule } from './modules/partners/imports/imports.module.js';
import { MovesModule } from './modules/partners/moves/moves.module.js';
import { WebhooksModule } from './modules/partners/webhooks/webhooks.module.js';
import { PaymentModule } from './modules/energy/payment/payment.module.js';
import { MeterPhotosModule } from './modules/energy/meter-photos/meter-photos.module.js';
import { MoveDateModule } from './modules/move/move-date/move-date.module.js';
import { PlanModule } from './modules/after-setup/plan/plan.module.js';
import { PrivateEntryModule } from './modules/energy/private-entry/private-entry.module.js';
import { PsrModule } from './modules/energy/psr/psr.module.js';
import { QuotesModule } from './modules/energy/quotes/quotes.module.js';
import { RatingModule } from './modules/after-setup/rating/rating.module.js';
import { PreviewsModule } from './modules/platform/previews/previews.module.js';
import { PublishingModule } from './modules/platform/registry/publishing.module.js';
import { RegistryModule } from './modules/platform/registry/registry.module.js';
import { RegistryCleanupModule } from './modules/platform/registry-cleanup/registry-cleanup.module.js';
import { RegistryReviewModule } from './modules/platform/registry-review/registry-review.module.js';
import { ShellReleasesModule } from './modules/platform/shell-releases/shell-releases.module.js';
import { RegistryStatusModule } from './modules/platform/registry-status/registry-status.module.js';
import { ReportModule } from './modules/platform/reports/report.module.js';
import { ScriptsModule } from './modules/agents/scripts/scripts.module.js';
import { SiteCheckModule } from './modules/brands/site-check/site-check.module.js';
import { RetentionModule } from './modules/platform/retention/retention.module.js';
import { StatusModule } from './modules/platform/status/status.module.js';
import { TelephonyModule } from './modules/agents/telephony/telephony.module.js';
import { TokenModule } from './modules/identity/token/token.module.js';

@Module({})
export class AppModule {
  static with(core: Core): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(core),
        DatabaseModule.with({ migrations }),
        RateLimitModule,
        DisclosuresModule,
        IdempotencyModule,
        TokenModule,
        GrantsModule,
        BrandModule,
        SiteCheckModule,
        RatingModule,
        RegistryModule,
        PreviewsModule,
        PublishingModule,
        ReportModule,
        RegistryCleanupModule,
        RegistryReviewModule,
        ShellReleasesModule,
        RegistryStatusModule,
        DocumentsModule,
        HealthModule,
        RetentionModule,
        StatusModule,
        CookiesModule,
        FlagsModule,
        OpenApiModule,
        EnrolmentModule,
        AddressModule,
        OnboardingModule,
        UnknownDateModule,
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
        DataPassportModule,
        DataPrivacyModule,
        MoverErasureModule,
        LaunchModule,
        PrefillModule,
        MovesModule,
        WebhooksModule,
        ImportsModule,
        AccountModule,
        FirstYearModule,
        MeterDayModule,
        OrdersModule,
        MoveDocumentsModule,
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
