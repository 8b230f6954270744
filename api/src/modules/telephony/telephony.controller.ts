import { Body, Controller, Ip } from '@nestjs/common';
import {
  noteSchema,
  telephonyEndpoints,
  telephonyLoginSchema,
  type NewNote,
  type TelephonyLogin,
} from '@home-move/contract';
import { AgentName, OwnEnrolment } from '../../common/access/caller.js';
import { Clock } from '../../common/clock/clock.js';
import { Call } from '../../common/http/call.decorator.js';
import { NoteRepository } from './note.repository.js';
import { TelephonyService } from './telephony.service.js';

/** Log-in and notes of agents. */
@Controller()
export class TelephonyController {
  constructor(
    private readonly telephony: TelephonyService,
    private readonly noteRepository: NoteRepository,
    private readonly clock: Clock,
  ) {}

  /** Exchanges a telephony token for tokens of an agent. [TEL-02] */
  @Call(telephonyEndpoints.login)
  login(@Body({ schema: telephonyLoginSchema }) login: TelephonyLogin, @Ip() address: string) {
    return this.telephony.login(login, address);
  }

  /** Returns the name of the agent. */
  @Call(telephonyEndpoints.name)
  name(@AgentName() agentName: string) {
    return { agentName };
  }

  /** Saves a note about the enrolment. [TEL-28] */
  @Call(telephonyEndpoints.saveNote)
  saveNote(
    @OwnEnrolment() enrolmentId: string,
    @AgentName() author: string,
    @Body({ schema: noteSchema }) note: NewNote,
  ) {
    return this.noteRepository.add({ ...note, enrolmentId, author, createdAt: this.clock.now() });
  }

  /** Returns the notes about the enrolment, newest first. [TEL-29] */
  @Call(telephonyEndpoints.notes)
  notes(@OwnEnrolment() enrolmentId: string) {
    return this.noteRepository.list(enrolmentId);
  }
}
