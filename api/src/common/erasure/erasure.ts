import { Injectable } from '@nestjs/common';

/** Whose data are erased. */
export interface ErasureSubject {
  readonly enrolmentId: string;
  /** The email address; null if it is missing, already erased, or shared with another enrolment. */
  readonly emailAddress: string | null;
  /** Whether an unfinished enrolment has expired: then no type and time of its history is kept. */
  readonly isExpired: boolean;
}

/** Erases a person's data from one collection. Idempotent: an interrupted erasure is repeated as a whole. */
export type Eraser = (subject: ErasureSubject) => Promise<unknown>;

/**
 * What each module erases when a person exercises the right to be forgotten. Every repository of data that belong to an
 * enrolment registers its collection here; a test fails for a collection that is neither registered nor listed as impersonal.
 */
@Injectable()
export class Erasure {
  private readonly erasers = new Map<string, Eraser>();
  private hasBegun: (enrolmentId: string) => Promise<boolean> = () => Promise.resolve(false);

  /** Registers how a collection is erased. */
  register(collection: string, erase: Eraser): void {
    this.erasers.set(collection, erase);
  }

  /** Names of the collections that are erased. */
  get collections(): readonly string[] {
    return [...this.erasers.keys()];
  }

  /** Registers how an erasure that has begun is found. */
  registerBeginnings(hasBegun: (enrolmentId: string) => Promise<boolean>): void {
    this.hasBegun = hasBegun;
  }

  /** Whether an erasure of the enrolment has begun. No message is sent afterwards. [PASS-17] */
  isOf(enrolmentId: string): Promise<boolean> {
    return this.hasBegun(enrolmentId);
  }

  async erase(subject: ErasureSubject): Promise<void> {
    for (const erase of this.erasers.values()) await erase(subject);
  }
}
