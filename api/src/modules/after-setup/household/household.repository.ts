import type { Channel } from '@home-move/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../common/database/database-errors.js';
import { Erasure } from '../../../common/erasure/erasure.js';
import { HOUSEHOLD, type HouseholdDocument } from './household.model.js';

/** A stored household, by the id of its enrolment. */
export type StoredHousehold = Readonly<Omit<HouseholdDocument, '_id'>> & { readonly id: string };

/** What a change replaces; null for none. */
export type HouseholdUpdate = Partial<Omit<StoredHousehold, 'id' | 'version'>> | null;

/** How often a change is repeated when another one came first. */
const maxAttempts = 20;

@Injectable()
export class HouseholdRepository implements OnModuleInit {
  constructor(
    @InjectModel(HOUSEHOLD) private readonly households: Model<HouseholdDocument>,
    private readonly erasure: Erasure,
  ) {}

  onModuleInit(): void {
    this.erasure.register('households', ({ enrolmentId }) => this.households.deleteOne({ _id: enrolmentId }));
  }

  /** The household of an enrolment: without people, links and changes before its first change. */
  async of(enrolmentId: string): Promise<StoredHousehold> {
    return (await this.find(enrolmentId)) ?? emptyHousehold(enrolmentId);
  }

  /** The household that a link leads to, by the hash of its token; null for an unknown one. */
  async byLink(tokenHash: string): Promise<StoredHousehold | null> {
    const links = [{ 'link.tokenHash': tokenHash }, { 'invitations.tokenHash': tokenHash }];
    return toHousehold(await this.households.findOne({ $or: links }).lean());
  }

  /** The households that a contact has joined. */
  async ofContact(channel: Channel, contact: string): Promise<readonly StoredHousehold[]> {
    const people = { $elemMatch: { channel, contact } };
    const found = await this.households.find({ people, 'people.contact': contact }).limit(10).lean();
    return found.flatMap((document) => toHousehold(document as HouseholdDocument) ?? []);
  }

  /** Several households; those without changes are missing. */
  async several(enrolmentIds: readonly string[]): Promise<readonly StoredHousehold[]> {
    const found = await this.households.find({ _id: { $in: [...enrolmentIds] } }).lean();
    return found.flatMap((document) => toHousehold(document as HouseholdDocument) ?? []);
  }

  /** Changes a household, from its current state; again if another change came first. Returns it, with a new version if it has changed. */
  async revise(enrolmentId: string, change: (current: StoredHousehold) => HouseholdUpdate): Promise<StoredHousehold> {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const current = await this.of(enrolmentId);
      const update = change(current);
      if (update === null) return current;
      const next = { ...current, ...update, version: current.version + 1 };
      if (await this.replace(current.version, next)) return next;
    }
    throw new Error('a household changes all the time');
  }

  /** False if another change came first. */
  private async replace(version: number, { id, ...next }: StoredHousehold): Promise<boolean> {
    const document: HouseholdDocument = { _id: id, ...next };
    if (version > 0) return (await this.households.replaceOne({ _id: id, version }, document)).matchedCount === 1;
    try {
      await this.households.create(document);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async find(enrolmentId: string): Promise<StoredHousehold | null> {
    return toHousehold(await this.households.findById(enrolmentId).lean());
  }
}

const emptyHousehold = (id: string): StoredHousehold => ({
  id,
  version: 0,
  namesVersion: 0,
  splitVersion: 0,
  link: null,
  people: [],
  invitations: [],
  namings: [],
  split: null,
});

function toHousehold(document: unknown): StoredHousehold | null {
  if (document === null) return null;
  const { _id: id, ...rest } = document as HouseholdDocument;
  return { id, ...rest };
}
