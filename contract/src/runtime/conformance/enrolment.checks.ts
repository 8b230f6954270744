import { enrolmentEndpoints } from '../../endpoints/enrolment.endpoints';
import { anEnrolment } from '../../enrolment/enrolment.builder';
import { serviceFields, services } from '../../service/service';
import type { Tokens } from '../../session/tokens';
import { aSession } from '../../session/session.builder';
import { rejectionCode, assert, countCalls, assertSame } from './assertions';
import type { RuntimeCheck } from './harness';

const tokens: Tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 1800, refresh_token: 'refresh' };

const offeringTwo = {
  ...serviceFields(services, 'OfferedStatus', () => 2 as const),
  energyOfferedStatus: 1,
  entertainmentOfferedStatus: 3,
  waterOfferedStatus: 0,
} as const;

/** Who is there, and their enrolment. */
export const enrolmentChecks: readonly RuntimeCheck[] = [
  {
    name: 'knows nobody before there is an enrolment',
    run: async ({ open }) => {
      const { session, enrolment } = open(null).runtime;
      assertSame(session.get(), aSession(), 'session');
      assertSame(enrolment.get(), null, 'enrolment');
    },
  },
  {
    name: 'counts the holder of a populated enrolment as logged in',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ id: 'one' })).runtime;
      assertSame(session.get(), aSession({ loggedIn: true, enrolmentId: 'one' }), 'session');
      assertSame(enrolment.get()?.id, 'one', 'enrolment');
    },
  },
  {
    name: 'loads the enrolment when a session begins, and tells those who listen',
    run: async ({ open }) => {
      const { runtime, respond: answer } = open(null);
      const [session, enrolment] = [countCalls(runtime.session), countCalls(runtime.enrolment)];
      answer(enrolmentEndpoints.mine, anEnrolment({ id: 'one' }));
      await runtime.session.begin(tokens);
      assertSame(runtime.enrolment.get()?.id, 'one', 'enrolment');
      assertSame(runtime.session.get().loggedIn, true, 'logged in');
      assert(session.calls() > 0, 'nobody was told of the session');
      assertSame(enrolment.calls(), 1, 'told');
    },
  },
  {
    name: 'takes the enrolment that a call answered, and tells those who listen until they stop',
    run: async ({ open }) => {
      const { enrolment } = open(anEnrolment({ version: 1 })).runtime;
      const [staying, leaving] = [countCalls(enrolment), countCalls(enrolment)];
      enrolment.accept(anEnrolment({ version: 2, firstName: 'Priya' }));
      leaving.stop();
      enrolment.accept(anEnrolment({ version: 3, firstName: 'Lee' }));
      assertSame(enrolment.get()?.firstName, 'Lee', 'first name');
      assertSame([staying.calls(), leaving.calls()], [2, 1], 'told');
    },
  },
  {
    name: 'never goes back to an older version of an enrolment: answers may come out of order',
    run: async ({ open }) => {
      const { enrolment } = open(anEnrolment({ version: 3 })).runtime;
      const heard = countCalls(enrolment);
      enrolment.accept(anEnrolment({ version: 2 }));
      assertSame(enrolment.get()?.version, 3, 'version');
      assertSame(heard.calls(), 0, 'told');
      enrolment.accept(anEnrolment({ id: 'another', version: 1 }));
      assertSame(enrolment.get()?.id, 'another', 'enrolment');
    },
  },
  {
    name: 'logs in whose enrolment gets its details',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ status: 10, version: 1 })).runtime;
      assertSame(session.get().loggedIn, false, 'logged in at first');
      enrolment.accept(anEnrolment({ status: 20, version: 2 }));
      assertSame(session.get().loggedIn, true, 'logged in then');
    },
  },
  {
    name: 'loads the enrolment anew, or rejects with the problem and keeps what it has',
    run: async ({ open }) => {
      const { runtime, respond: answer, respondWithProblem: refuse } = open(anEnrolment({ version: 1 }));
      answer(enrolmentEndpoints.mine, anEnrolment({ version: 2 }));
      assertSame((await runtime.enrolment.refresh()).version, 2, 'answer');
      assertSame(runtime.enrolment.get()?.version, 2, 'enrolment');
      refuse(enrolmentEndpoints.mine, 'UNEXPECTED');
      assertSame(await rejectionCode(runtime.enrolment.refresh()), 'UNEXPECTED', 'problem');
      assertSame(runtime.enrolment.get()?.version, 2, 'enrolment after a problem');
    },
  },
  {
    name: 'says while the enrolment is being loaded, and why it could not be',
    run: async ({ open }) => {
      const { runtime, respond: answer, respondWithProblem: refuse } = open(anEnrolment({ version: 1 }));
      const status = () => [runtime.session.get().loading, runtime.session.get().error?.code ?? null];
      answer(enrolmentEndpoints.mine, anEnrolment({ version: 2 }));
      const loaded = runtime.enrolment.refresh();
      assertSame(status(), [true, null], 'while it is loaded');
      await loaded;
      assertSame(status(), [false, null], 'after that');
      refuse(enrolmentEndpoints.mine, 'UNEXPECTED');
      await rejectionCode(runtime.enrolment.refresh());
      assertSame(status(), [false, 'UNEXPECTED'], 'after a problem');
      answer(enrolmentEndpoints.mine, anEnrolment({ version: 3 }));
      const again = runtime.enrolment.refresh();
      assertSame(status(), [true, null], 'while it is tried again');
      await again;
    },
  },
  {
    name: 'says whether every offered service is chosen',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ version: 1, ...offeringTwo, energyOptIn: 1 })).runtime;
      assertSame(session.get().selectAllSelected, false, 'with one of two');
      const heard = countCalls(session);
      enrolment.accept(anEnrolment({ version: 2, ...offeringTwo, energyOptIn: 1, entertainmentOptIn: 1 }));
      assertSame(session.get().selectAllSelected, true, 'with both');
      assert(heard.calls() > 0, 'nobody was told');
    },
  },
  {
    name: 'forgets who was there when they log out',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment()).runtime;
      await session.logout();
      assertSame(session.get(), aSession(), 'session');
      assertSame(enrolment.get(), null, 'enrolment');
    },
  },
];
