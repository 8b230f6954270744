import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Clock } from '../../common/clock/clock.js';
import { HistoryService } from '../history/history.service.js';
import { type Customer, CustomerRepository } from './customer.repository.js';

/** A password to store. */
export interface NewPassword {
  readonly email: string;
  readonly password: string;
  readonly enrolmentId: string;
}

/**
 * Verified for unknown user names, so that the response takes as long. Of the process and not of each application in it, and
 * hashed before the first login, which would otherwise take twice as long.
 */
const dummyHash = hash('no customer has this password');

/** Checks and stores passwords as argon2id hashes. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly customers: CustomerRepository,
    private readonly history: HistoryService,
    private readonly clock: Clock,
  ) {}

  /** The customer with these credentials, or null. The duration does not reveal whether name or password was wrong. */
  async check(email: string, password: string): Promise<Customer | null> {
    const customers = await this.customers.byEmail(email);
    const hashes = customers.length > 0 ? customers.map(({ passwordHash }) => passwordHash) : [await dummyHash];
    const matches = await Promise.all(hashes.map((stored) => verify(stored, password)));
    return customers.find((_, index) => matches[index]) ?? null;
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
    const passwordHash = await hash(password);
    await this.history.recording(enrolmentId, 'password-set', () =>
      this.customers.save({ email, enrolmentId, passwordHash, isProven, setAt: this.clock.now() }),
    );
  }
}
