import { Module } from '@nestjs/common';
import { ProvidersModule } from '../../../providers/providers.module.js';
import { EnrolmentModule } from '../enrolment/enrolment.module.js';
import { AddressController } from './address.controller.js';
import { AddressService } from './address.service.js';

@Module({
  imports: [EnrolmentModule, ProvidersModule],
  controllers: [AddressController],
  providers: [AddressService],
})
export class AddressModule {}
