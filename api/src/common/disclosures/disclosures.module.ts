import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DISCLOSURE, disclosureSchema } from './disclosure.model.js';
import { DisclosureRepository } from './disclosure.repository.js';
import { Disclosures } from './disclosures.js';
import { DISCLOSURE_OBJECTION, disclosureObjectionSchema } from './objection.model.js';
import { DisclosureObjectionRepository } from './objection.repository.js';
import { RecordedDisclosures } from './recorded-disclosures.js';

/** Global: every client of a third party records its disclosures. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: DISCLOSURE, schema: disclosureSchema },
      { name: DISCLOSURE_OBJECTION, schema: disclosureObjectionSchema },
    ]),
  ],
  providers: [
    DisclosureRepository,
    DisclosureObjectionRepository,
    { provide: Disclosures, useClass: RecordedDisclosures },
  ],
  exports: [DisclosureRepository, DisclosureObjectionRepository, Disclosures],
})
export class DisclosuresModule {}
