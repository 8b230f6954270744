import { Body, Controller, Ip, Query } from '@nestjs/common';
import {
  entryPageQuerySchema,
  noteSchema,
  telephonyEndpoints,
  telephonyLoginSchema,
  type EntryPageQuery,
  type NewNote,
  type TelephonyLogin,
} from '@home-move/contract';
import { AgentName, Caller, CallerIdentity, OwnEnrolment } from '../../../common/access/caller.js';
import { Call } from '../../../common/http/call.decorator.js';
import { TokensService } from '../../identity/token/tokens.service.js';
import { NotesService } from './notes.service.js';
import { TelephonyService } from './telephony.service.js';

/** Log-in and notes of agents. */
@Controller()
export class TelephonyController {
  constructor(
    private readonly telephony: TelephonyService,
    private readonly notesService: NotesService,
    private readonly tokens: TokensService,
  ) {}

  /** Exchanges a telephony token for tokens of an agent. [TEL-02] */
  @Call(telephonyEndpoints.login)
  login(@Body({ schema: telephonyLoginSchema }) login: TelephonyLogin, @Ip() address: string) {
    return this.telephony.login(login, address);
  }

  /** Returns the name of the agent, and what the CRM that opened the call gets back. [TEL-04] */
  @Call(telephonyEndpoints.name)
  async name(@AgentName() agentName: string, @Caller() { sessionId }: CallerIdentity) {
    return { agentName, crm: await this.tokens.crmOf(sessionId) };
  }

  /** Saves a note about the enrolment. [TEL-28] */
  @Call(telephonyEndpoints.saveNote)
  saveNote(
    @OwnEnrolment() enrolmentId: string,
    @AgentName() author: string,
    @Body({ schema: noteSchema }) note: NewNote,
  ) {
    return this.notesService.add(enrolmentId, author, note);
  }

  /** Returns a page of the notes about the enrolment, newest first. [TEL-29] */
  @Call(telephonyEndpoints.notes)
  notes(@OwnEnrolment() enrolmentId: string, @Query({ schema: entryPageQuerySchema }) { from }: EntryPageQuery) {
    return this.notesService.page(enrolmentId, from);
  }

  /** Returns the notes about the enrolment with a reminder, the earliest day first. */
  @Call(telephonyEndpoints.reminders)
  reminders(@OwnEnrolment() enrolmentId: string) {
    return this.notesService.reminders(enrolmentId);
  }
}
