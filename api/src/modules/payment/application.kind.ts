import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { QuotesPort, type HeldApplication, type SubmittedApplication } from '../../providers/quotes/quotes.port.js';
import type { EnrolmentChange, EnrolmentRecord } from '../enrolment/enrolment.record.js';
import { EnrolmentRepository } from '../enrolment/enrolment.repository.js';
import type { ListedSubmission, SubmissionKind, UnsettledSubmission } from '../settlement/submission.js';
import type { ApplicationAttempt } from './application-attempt.js';

/** An application to an energy supplier, by way of the quotes provider. */
@Injectable()
export class ApplicationKind implements SubmissionKind<ApplicationAttempt, SubmittedApplication> {
  readonly name = 'application';
  readonly rejection = 'QUOTE_EXPIRED';
  readonly timeLimitMs: number;

  constructor(
    private readonly provider: QuotesPort,
    private readonly enrolments: EnrolmentRepository,
    @Inject(ENV) env: Env,
  ) {
    this.timeLimitMs = env.QUOTES_TIMEOUT;
  }

  unsettled({ application }: EnrolmentRecord): UnsettledSubmission | null {
    if (!application) return null;
    const { tries: attempts, ...rest } = application;
    return { ...rest, attempts };
  }

  store(_: EnrolmentRecord, unsettled: UnsettledSubmission | null): EnrolmentChange {
    if (!unsettled) return { application: null };
    const { attempts: tries, ...rest } = unsettled;
    return { application: { ...rest, tries } };
  }

  async send(key: string, { application }: ApplicationAttempt): Promise<SubmittedApplication | 'other-accepted'> {
    const submitted = await this.provider.submit(key, application);
    return submitted === 'other-submitted' ? 'other-accepted' : submitted;
  }

  emailOf({ application }: ApplicationAttempt): string {
    return application.person.emailAddress;
  }

  async listed(email: string): Promise<readonly ListedSubmission<ApplicationAttempt>[]> {
    return (await this.provider.applicationsFor(email)).map((held) => ({
      reference: held.reference,
      matches: ({ application: { priceIds, addOns } }) => contentOf({ priceIds, addOns }) === contentOf(held),
    }));
  }

  settledAmong(references: readonly string[]): Promise<ReadonlySet<string>> {
    return this.enrolments.submittedAmong(references);
  }
}

/** Plan and add-ons, in any order: the provider lists no home. */
const contentOf = ({ priceIds, addOns }: Pick<HeldApplication, 'priceIds' | 'addOns'>): string =>
  JSON.stringify([priceIds.toSorted(), addOns.toSorted()]);
