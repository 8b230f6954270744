import { Injectable } from '@nestjs/common';
import { EnrolmentRepository } from '../../move/enrolment/enrolment.repository.js';
import { newSaveAndContinueToken } from '../../move/enrolment/new-enrolment.js';
import { LinksService } from '../links/links.service.js';
import { TokensService } from '../token/tokens.service.js';

/** Ends every login of a mover, for one who fears that someone else is logged in. */
@Injectable()
export class LogOutEverywhereService {
  constructor(
    private readonly enrolments: EnrolmentRepository,
    private readonly links: LinksService,
    private readonly tokens: TokensService,
  ) {}

  /** Ends the sessions and links of the enrolment, and renews its save-and-continue token. Idempotent; agents stay logged in. */
  async logOut(enrolmentId: string): Promise<void> {
    const renewed = () => ({ saveAndContinueToken: newSaveAndContinueToken() });
    await this.enrolments.revise(enrolmentId, renewed, ['logged-out-everywhere']);
    await this.links.endWaysIn(enrolmentId);
    await this.tokens.endMoverSessions(enrolmentId);
  }
}
