import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HistoryModule } from '../history/history.module.js';
import { TokenModule } from '../../identity/token/token.module.js';
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
    HistoryModule,
    TokenModule,
  ],
  controllers: [TelephonyController],
  providers: [TelephonyService, TelephonyTokenRepository, NotesService, NoteRepository],
  exports: [TelephonyTokenRepository, NotesService, NoteRepository],
})
export class TelephonyModule {}
