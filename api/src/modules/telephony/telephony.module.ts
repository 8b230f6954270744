import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { TokenModule } from '../token/token.module.js';
import { NOTE, noteSchema } from './note.model.js';
import { NoteRepository } from './note.repository.js';
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
    TokenModule,
  ],
  controllers: [TelephonyController],
  providers: [TelephonyService, TelephonyTokenRepository, NoteRepository],
  exports: [TelephonyTokenRepository],
})
export class TelephonyModule {}
