import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PARTNER_KEY, partnerKeySchema } from './partner-key.model.js';
import { PartnerKeyRepository } from './partner-key.repository.js';
import { PartnerKeyService } from './partner-key.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: PARTNER_KEY, schema: partnerKeySchema }])],
  providers: [PartnerKeyService, PartnerKeyRepository],
  exports: [PartnerKeyService],
})
export class PartnerKeyModule {}
