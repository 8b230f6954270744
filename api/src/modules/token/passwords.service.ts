import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { type Customer, CustomerRepository } from './customer.repository.js';

/** Checks and stores passwords as argon2id hashes. */
@Injectable()
export class PasswordsService {
  /** Verified for unknown user names, so that the response takes as long. */
  private readonly dummyHash = hash('no customer has this password');

  constructor(private readonly customers: CustomerRepository) {}

  /** The customer with these credentials, or null. The duration does not reveal whether name or password was wrong. */
  async check(email: string, password: string): Promise<Customer | null> {
    const customer = await this.customers.byEmail(email);
    const matches = await verify(customer?.passwordHash ?? (await this.dummyHash), password);
    return matches ? customer : null;
  }

  /** Whether the enrolment has a password. */
  hasPassword(enrolmentId: string): Promise<boolean> {
    return this.customers.isCustomer(enrolmentId);
  }

  /** Removes the password of an enrolment, if it has one. */
  remove(enrolmentId: string): Promise<void> {
    return this.customers.deleteFor(enrolmentId);
  }

  /** Sets the password, replacing any other under the same address. */
  async set({ email, password, enrolmentId }: { email: string; password: string; enrolmentId: string }): Promise<void> {
    await this.customers.save({ email, enrolmentId, passwordHash: await hash(password) });
  }

  /**
   * Stores the password that a mover chooses with their details. The address is unverified at that point, so a password of
   * another enrolment under the same address is kept, without revealing that it exists.
   */
  async choose({
    email,
    password,
    enrolmentId,
  }: {
    email: string;
    password: string;
    enrolmentId: string;
  }): Promise<void> {
    await this.customers.saveUnlessTaken({ email, enrolmentId, passwordHash: await hash(password) });
  }
}
