import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DISCLOSURE, disclosureSchema } from './disclosure.model.js';
import { DisclosureRepository } from './disclosure.repository.js';
import { Disclosures } from './disclosures.js';
import { RecordedDisclosures } from './recorded-disclosures.js';

/** Global: every client of a third party records its disclosures. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: DISCLOSURE, schema: disclosureSchema }])],
  providers: [DisclosureRepository, { provide: Disclosures, useClass: RecordedDisclosures }],
  exports: [DisclosureRepository, Disclosures],
})
export class DisclosuresModule {}
