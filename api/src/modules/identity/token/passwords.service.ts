import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Clock } from '../../../common/clock/clock.js';
import { HistoryService } from '../../agents/history/history.service.js';
import { type Customer, CustomerRepository, normaliseEmail } from './customer.repository.js';
import { PasswordHashing } from './password-hashing.js';

/** A password to store. */
export interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly enrolmentId: string;
}

/** Verified if an address has no hash of an earlier version, so that the response takes as long. */
const dummyHash = hash('no customer has this password');

/** Checks and stores passwords as argon2id hashes. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly hashing: PasswordHashing,
    private readonly history: HistoryService,
    private readonly clock: Clock,
  ) {}

  /**
   * The customer with these credentials, or null. Makes one hash and verifies one, whatever is stored under the address, so that
   * the duration reveals nothing about it.
   */
  async check(email: string, password: string): Promise<Customer | null> {
    const earlier = await this.customers.earlierByEmail(email);
    const [passwordHash, isEarlier] = await Promise.all([
      this.hashing.hash(normaliseEmail(email), password),
      this.hashing.verify(earlier?.passwordHash ?? (await dummyHash), password),
    ]);
    const found = await this.customers.byHash(email, passwordHash);
    if (!earlier || !isEarlier) return found;
    await this.customers.replaceHash(earlier, passwordHash);
    return found?.isProven ? found : earlier;
  }

  /** Whether the enrolment has a password. */
  hasPassword(enrolmentId: string): Promise<boolean> {
    return this.customers.isCustomer(enrolmentId);
  }

  /** Removes the password of an enrolment, if it has one. */
  remove(enrolmentId: string): Promise<void> {
    return this.customers.deleteFor(enrolmentId);
  }

  /** Removes the password of an enrolment that was set at this time or later. */
  removeSetSince(enrolmentId: string, since: Date): Promise<void> {
    return this.customers.deleteSetSince(enrolmentId, since);
  }

  /** Sets the password of a mover who has proven the address, replacing every other one under it. */
  async set(chosen: NewPassword): Promise<void> {
    await this.save(chosen, true);
    await this.customers.deleteOthers(chosen.email, chosen.enrolmentId);
  }

  /**
   * Stores the password that a mover chooses with their details. An address that is not proven reserves nothing: passwords
   * of other enrolments under it stay, and each opens its own enrolment.
   */
  choose({ isProven, ...chosen }: NewPassword & { readonly isProven: boolean }): Promise<void> {
    return this.save(chosen, isProven);
  }

  /** Gives the password under a proven address precedence over those under the same address, unproven. */
  markProven(enrolmentId: string, email: string): Promise<void> {
    return this.customers.markProven(enrolmentId, email);
  }

  private async save({ email, password, enrolmentId }: NewPassword, isProven: boolean): Promise<void> {
    const passwordHash = await this.hashing.hash(normaliseEmail(email), password);
    await this.history.recording(enrolmentId, 'password-set', () =>
      this.customers.save({ email, enrolmentId, passwordHash, isProven, setAt: this.clock.now() }),
    );
  }
}
