import { Controller, Ip } from '@nestjs/common';
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
import { ContractBody } from '../../common/validation/contract-validation.js';
import { NoteRepository } from './note.repository.js';
import { TelephonyService } from './telephony.service.js';

@Controller()
export class TelephonyController {
  constructor(
    private readonly telephony: TelephonyService,
    private readonly notesOfAgents: NoteRepository,
    private readonly clock: Clock,
  ) {}

  @Call(telephonyEndpoints.login)
  login(@ContractBody(telephonyLoginSchema) login: TelephonyLogin, @Ip() address: string) {
    return this.telephony.login(login, address);
  }

  @Call(telephonyEndpoints.name)
  name(@AgentName() agentName: string) {
    return { agentName };
  }

  @Call(telephonyEndpoints.saveNote)
  saveNote(
    @OwnEnrolment() enrolmentId: string,
    @AgentName() author: string,
    @ContractBody(noteSchema) { content }: NewNote,
  ) {
    return this.notesOfAgents.add({ enrolmentId, author, content, createdAt: this.clock.now() });
  }

  @Call(telephonyEndpoints.notes)
  notes(@OwnEnrolment() enrolmentId: string) {
    return this.notesOfAgents.ofEnrolment(enrolmentId);
  }
}
