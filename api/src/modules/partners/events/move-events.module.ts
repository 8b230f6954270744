import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MOVE_EVENT, moveEventSchema } from './move-event.model.js';
import { MoveEventRepository } from './move-event.repository.js';
import { MoveEvents } from './move-events.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: MOVE_EVENT, schema: moveEventSchema }])],
  providers: [MoveEvents, MoveEventRepository],
  exports: [MoveEvents, MoveEventRepository],
})
export class MoveEventsModule {}
