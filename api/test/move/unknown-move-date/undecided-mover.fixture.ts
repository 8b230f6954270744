import { enrolmentEndpoints } from '@home-move/contract';
import type { JobsWorker } from '../../../src/modules/platform/jobs/jobs.worker.js';
import { messagesTo, type SentMessage } from '../../identity/account/login.fixture.js';
import { aMover, clearFaults, type Mover } from '../../journey/mover.builder.js';
import { manualJobsWorker } from '../../platform/jobs/jobs-worker.fixture.js';
import { type BootedApp, bootApp } from '../../support/boot-app.js';

/** A mover without a move-in date, and the application of the test. */
interface UndecidedMover {
  readonly api: BootedApp;
  readonly worker: JobsWorker;
  readonly mover: Mover;
  readonly email: string;
}

/**
 * Boots the API for the tests of a file. Each test starts on 20 November 2026 at 10:00 with a new mover of Oakwood, whom
 * `use` receives. Returns the calls of this mover, and the mails to them. Jobs run only in `after`.
 */
export function bootForUndecidedMovers(use: (started: UndecidedMover) => void) {
  let api: BootedApp;
  let worker: JobsWorker;
  let mover: Mover;
  let email: string;
  let count = 0;

  /** A current session: the first one expires within the four weeks. */
  const as = async () => ({ token: await api.tokenFor(mover.id) });

  beforeAll(async () => {
    api = await bootApp();
    worker = await manualJobsWorker(api);
  });
  beforeEach(async () => {
    api.clock.at('2026-11-20T10:00:00Z');
    count += 1;
    email = `undecided-${count}@example.test`;
    mover = await aMover(api, { selectedPartner: 101 });
    const body = { emailAddress: email, contactNumber: '07700900150' };
    await api.call(enrolmentEndpoints.saveContactDetails, { body }, await as());
    use({ api, worker, mover, email });
  });
  afterEach(() => clearFaults(api));
  afterAll(() => api.close());

  const mailsWith = async (wanted: string): Promise<readonly SentMessage[]> =>
    (await messagesTo(api, email)).filter(({ subject }) => subject === wanted);
  return {
    as,
    unknown: async () => api.call(enrolmentEndpoints.moveInDateUnknown, {}, await as()),
    give: async (moveInDate: string) => api.call(enrolmentEndpoints.update, { body: { moveInDate } }, await as()),
    after: async (days: number) => {
      api.clock.advance({ days });
      await worker.runDue();
    },
    reminders: () => mailsWith('Do you know your move-in date now?'),
    /** The mails with a link back, which are sent at once. */
    saved: () => mailsWith('Your move with Oakwood Lettings is saved'),
  };
}
