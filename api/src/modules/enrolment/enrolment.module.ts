import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../brand/brand.module.js';
import { TokenModule } from '../token/token.module.js';
import { EnrolmentController } from './enrolment.controller.js';
import { ENROLMENT, enrolmentSchema } from './enrolment.model.js';
import { EnrolmentRepository } from './enrolment.repository.js';
import { EnrolmentService } from './enrolment.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: ENROLMENT, schema: enrolmentSchema }]), BrandModule, TokenModule],
  controllers: [EnrolmentController],
  providers: [EnrolmentService, EnrolmentRepository],
  exports: [EnrolmentRepository],
})
export class EnrolmentModule {}
