import { partnerEndpoints, type Move, type MoveStatus, type NewMove } from '@home-move/contract';
import { EnrolmentRepository } from '../../../src/modules/move/enrolment/enrolment.repository.js';
import type { BootedApp } from '../../support/boot-app.js';
import { partnerKey } from '../../support/test-env.js';

/** A move as the agency sends it. */
export const sentMove = {
  brand: 'oakwood',
  branch: '12',
  type: 'Lettings' as const,
  person: {
    title: 'Ms' as const,
    firstName: 'Marigold',
    surname: 'Fennimore',
    dateOfBirth: '1991-04-12',
    emailAddress: 'marigold.fennimore@example.test',
    contactNumber: '07700 900145',
  },
  property: { postcode: 'MK40 2QT', houseNameOrNumber: '14', addressLine1: 'Castle Road', town: 'Bedford' },
  moveInDate: '2026-11-27',
  agreed: { text: 'tenancy-2026-03', date: '2026-11-19' },
};

export interface SentMessage {
  readonly channel: 'email' | 'sms';
  readonly subject: string;
  readonly text: string;
}

let count = 0;
export const newReference = (): string => `OAK-${(count += 1)}`;

/** The calls of a partner, and their results in the database. */
export class PartnerSystem {
  constructor(
    private readonly api: BootedApp,
    private readonly key = partnerKey,
  ) {}

  create(body: Partial<NewMove> = {}) {
    const move = { reference: newReference(), ...sentMove, ...body };
    return this.api.call(partnerEndpoints.createMove, { body: move }, { token: this.key });
  }

  /** Sends a move of a person with other contacts. Throws unless it is created. */
  async createFor(person: Partial<NewMove['person']>, body: Partial<NewMove> = {}): Promise<Move> {
    const { emailAddress: _email, contactNumber: _number, ...named } = sentMove.person;
    const answer = await this.create({ ...body, person: { ...named, ...person } });
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  }

  read = (reference: string) => this.api.call(partnerEndpoints.move, { params: { reference } }, { token: this.key });

  async status(reference: string): Promise<MoveStatus> {
    return (await this.read(reference)).body.status;
  }

  change = (reference: string, body: object) =>
    this.api.call(partnerEndpoints.changeMove, { params: { reference }, body }, { token: this.key });

  cancel = (reference: string) =>
    this.api.call(partnerEndpoints.cancelMove, { params: { reference } }, { token: this.key });

  inviteAgain = (reference: string) =>
    this.api.call(partnerEndpoints.inviteAgain, { params: { reference } }, { token: this.key });

  list = (query: Record<string, string>) => this.api.call(partnerEndpoints.moves, { query }, { token: this.key });

  async enrolmentIdOf(reference: string): Promise<string> {
    const found = await this.api.database.collection('partner_moves').findOne({ reference });
    return String(found?.['enrolmentId']);
  }

  /** Changes the enrolment of a move as the mover's own calls do. */
  async revise(reference: string, change: Parameters<EnrolmentRepository['revise']>[1]): Promise<void> {
    const enrolments = this.api.app.get(EnrolmentRepository, { strict: false });
    await enrolments.revise(await this.enrolmentIdOf(reference), change);
  }

  /** The mover confirms that the move is theirs. */
  open(reference: string): Promise<void> {
    return this.revise(reference, () => ({ detailsConfirmedAt: this.api.clock.now() }));
  }

  /** The types of the events of a move, oldest first. */
  async eventsOf(reference: string): Promise<readonly string[]> {
    const found = this.api.database.collection('partner_move_events').find({ reference }).sort({ _id: 1 });
    return (await found.toArray()).map(({ type, service }) => (service ? `${type} ${service}` : String(type)));
  }
}

/** The messages to a contact, newest first. */
export async function messagesTo(api: BootedApp, contact: string): Promise<readonly SentMessage[]> {
  const answer = await fetch(`${api.sandbox.origin}/outbox?to=${encodeURIComponent(contact)}`);
  return (await answer.json()) as readonly SentMessage[];
}

/** The token of the link in a message. */
export const linkToken = ({ text }: SentMessage): string =>
  /\/(?:confirm-details|onboarding\/verify)\/([\w-]+)/.exec(text)?.[1] ?? '';
