import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { type Customer, CustomerRepository } from './customer.repository.js';

/** Checks and stores passwords, argon2id. */
@Injectable()
export class PasswordsService {
  /** Checked when nobody is known by the name, so that the answer takes as long. */
  private readonly nobody = hash('nobody has this password');

  constructor(private readonly customers: CustomerRepository) {}

  /** The customer of these credentials, or null; the time taken does not tell which of the two was wrong. */
  async check(email: string, password: string): Promise<Customer | null> {
    const customer = await this.customers.byEmail(email);
    const matches = await verify(customer?.passwordHash ?? (await this.nobody), password);
    return matches ? customer : null;
  }

  /** Whether a password opens the enrolment. */
  hasPassword(enrolmentId: string): Promise<boolean> {
    return this.customers.isCustomer(enrolmentId);
  }

  /** Drops the password of an enrolment, where it has one. */
  forgetOf(enrolmentId: string): Promise<void> {
    return this.customers.drop(enrolmentId);
  }

  async set({ email, password, enrolmentId }: { email: string; password: string; enrolmentId: string }): Promise<void> {
    await this.customers.save({ email, enrolmentId, passwordHash: await hash(password) });
  }

  /**
   * The password that a mover chose while giving their details. Nobody has verified the address then, so a password that
   * another enrolment has under it stays; the answer does not tell, or it would tell who is a customer.
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
    await this.customers.saveUnlessAnothers({ email, enrolmentId, passwordHash: await hash(password) });
  }
}
