import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OBJECTION, objectionSchema } from './objection.model.js';
import { ObjectionRepository } from './objection.repository.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: OBJECTION, schema: objectionSchema }])],
  providers: [ObjectionRepository],
  exports: [ObjectionRepository],
})
export class ObjectionsModule {}
