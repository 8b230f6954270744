import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DISCLOSURE, disclosureSchema } from './disclosure.model.js';
import { DisclosureRepository } from './disclosure.repository.js';
import { Disclosures } from './disclosures.js';
import { DISCLOSURE_OBJECTION, disclosureObjectionSchema } from './objection.model.js';
import { DisclosureObjectionRepository } from './objection.repository.js';
import { RecordedDisclosures } from './recorded-disclosures.js';
import { DISCLOSURE_RESEND, disclosureResendSchema } from './resend.model.js';
import { DisclosureResendRepository } from './resend.repository.js';

/** Global: every client of a third party records its disclosures. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DISCLOSURE, schema: disclosureSchema },
      { name: DISCLOSURE_OBJECTION, schema: disclosureObjectionSchema },
      { name: DISCLOSURE_RESEND, schema: disclosureResendSchema },
    ]),
  ],
  providers: [
    DisclosureRepository,
    DisclosureObjectionRepository,
    DisclosureResendRepository,
    { provide: Disclosures, useClass: RecordedDisclosures },
  ],
  exports: [DisclosureRepository, DisclosureObjectionRepository, DisclosureResendRepository, Disclosures],
})
export class DisclosuresModule {}
