import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BrandModule } from '../../brands/brand/brand.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
import { EnrolmentStoreModule } from '../../move/enrolment/enrolment-store.module.js';
import { AgentAccountModule } from '../account/agent-account.module.js';
import { HistoryModule } from '../history/history.module.js';
import { AgentCallsService } from './agent-calls.service.js';
import { NOTE, noteSchema } from './note.model.js';
import { NoteRepository } from './note.repository.js';
import { NotesService } from './notes.service.js';
import { TELEPHONY_TOKEN, telephonyTokenSchema } from './telephony-token.model.js';
import { TelephonyTokenRepository } from './telephony-token.repository.js';
import { TelephonyController } from './telephony.controller.js';
import { TelephonyService } from './telephony.service.js';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: NOTE, schema: noteSchema },
      { name: TELEPHONY_TOKEN, schema: telephonyTokenSchema },
    ]),
    AgentAccountModule,
    BrandModule,
    EnrolmentStoreModule,
    HistoryModule,
    TokenModule,
  ],
  controllers: [TelephonyController],
  providers: [AgentCallsService, TelephonyService, TelephonyTokenRepository, NotesService, NoteRepository],
  exports: [AgentAccountModule, AgentCallsService, TelephonyTokenRepository, NotesService, NoteRepository],
})
export class TelephonyModule {}
