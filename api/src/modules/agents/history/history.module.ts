import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HISTORY_EVENT, historyEventSchema } from './history-event.model.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';

@Module({
  imports: [MongooseModule.forFeature([{ name: HISTORY_EVENT, schema: historyEventSchema }])],
  providers: [HistoryService, HistoryRepository],
  exports: [HistoryService],
})
export class HistoryModule {}
