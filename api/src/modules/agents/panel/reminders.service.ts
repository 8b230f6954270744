import { Injectable } from '@nestjs/common';
import { maxReminders, type AgentReminder, type Note } from '@home-move/contract';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import type { EnrolmentRecord } from '../../move/enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { NoteRepository } from '../telephony/note.repository.js';
import { NotesService } from '../telephony/notes.service.js';

/**
 * Reminders of an agent across the customers of one partner. Agents of another partner may have the same name, so a reminder
 * about another partner's customer does not exist here.
 */
@Injectable()
export class RemindersService {
  constructor(
    private readonly notes: NoteRepository,
    private readonly notesService: NotesService,
    private readonly enrolments: EnrolmentRepository,
    private readonly brands: BrandService,
  ) {}

  /** The agent's own notes with a reminder, the earliest day first. */
  async list(enrolmentId: string, agentName: string): Promise<readonly AgentReminder[]> {
    const notes = await this.notes.remindersOf(agentName);
    const ids = [...new Set(notes.map((note) => note.enrolmentId))];
    const visible = await Promise.all(ids.map((id) => this.ofSamePartner(id, enrolmentId)));
    const customers = new Map(visible.flatMap((record) => (record ? [[record.id, record] as const] : [])));
    return notes.flatMap((note) => toReminder(note, customers.get(note.enrolmentId))).slice(0, maxReminders);
  }

  /**
   * Ends the reminder of a note about the enrolment, or of the agent's own note about another customer of the partner.
   * Idempotent. Throws NOT_FOUND for any other note.
   */
  async end(enrolmentId: string, agentName: string, noteId: string): Promise<Note> {
    const own = await this.notes.enrolmentOf(noteId, agentName);
    const about = own === null || own === enrolmentId ? enrolmentId : (await this.ofSamePartner(own, enrolmentId))?.id;
    if (about === undefined) throw new DomainError('NOT_FOUND');
    return this.notesService.endReminder(about, noteId);
  }

  /** The enrolment, if it is not forgotten and belongs to the partner of the call's. */
  private async ofSamePartner(id: string, callId: string): Promise<EnrolmentRecord | null> {
    const record = await this.enrolments.find(id);
    if (!record || record.forgottenAt) return null;
    if (id === callId) return record;
    const call = await this.enrolments.get(callId);
    const [partner, ofCall] = await Promise.all([
      this.brands.partnerOf(record.brand),
      this.brands.partnerOf(call.brand),
    ]);
    return partner !== null && partner === ofCall ? record : null;
  }
}

function toReminder({ id, content, remindOn }: Note, record: EnrolmentRecord | undefined): readonly AgentReminder[] {
  if (!record || remindOn === null) return [];
  const customer = [record.firstName, record.surname].filter(Boolean).join(' ');
  return [{ id, content, remindOn, reference: record.reference, customer }];
}
