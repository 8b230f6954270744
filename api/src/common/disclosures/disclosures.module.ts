import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DISCLOSURE, disclosureSchema } from './disclosure.model.js';
import { DisclosureRepository } from './disclosure.repository.js';
import { ConsentWithdrawals } from './consent-withdrawals.js';
import { Disclosures } from './disclosures.js';
import { DISCLOSURE_OBJECTION, disclosureObjectionSchema } from './objection.model.js';
import { DisclosureObjectionRepository } from './objection.repository.js';
import { RecordedDisclosures } from './recorded-disclosures.js';
import { DISCLOSURE_RESEND, disclosureResendSchema } from './resend.model.js';
import { DisclosureResendRepository } from './resend.repository.js';
import { CONSENT_WITHDRAWAL, consentWithdrawalSchema } from './withdrawal.model.js';
import { ConsentWithdrawalRepository } from './withdrawal.repository.js';

/** Global: every client of a third party records its disclosures. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DISCLOSURE, schema: disclosureSchema },
      { name: DISCLOSURE_OBJECTION, schema: disclosureObjectionSchema },
      { name: DISCLOSURE_RESEND, schema: disclosureResendSchema },
      { name: CONSENT_WITHDRAWAL, schema: consentWithdrawalSchema },
    ]),
  ],
  providers: [
    DisclosureRepository,
    DisclosureObjectionRepository,
    DisclosureResendRepository,
    ConsentWithdrawalRepository,
    ConsentWithdrawals,
    { provide: Disclosures, useClass: RecordedDisclosures },
  ],
  exports: [
    DisclosureRepository,
    DisclosureObjectionRepository,
    DisclosureResendRepository,
    ConsentWithdrawalRepository,
    ConsentWithdrawals,
    Disclosures,
  ],
})
export class DisclosuresModule {}
