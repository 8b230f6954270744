import { enrolmentEndpoints } from '../../endpoints/enrolment.endpoints';
import { anEnrolment } from '../../enrolment/enrolment.builder';
import { serviceFields, services } from '../../service/service';
import type { Tokens } from '../../session/tokens';
import { aSession } from '../session.builder';
import { rejectionCode, assert, countCalls, assertSame } from './assertions';
import type { RuntimeCheck } from './harness';

const tokens: Tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 1800, refresh_token: 'refresh' };

const offeringTwo = {
  ...serviceFields(services, 'OfferedStatus', () => 2 as const),
  energyOfferedStatus: 1,
  entertainmentOfferedStatus: 3,
  waterOfferedStatus: 0,
} as const;

/** The visitor's session and enrolment. */
export const enrolmentChecks: readonly RuntimeCheck[] = [
  {
    name: 'has an empty session without an enrolment',
    run: async ({ open }) => {
      const { session, enrolment } = open(null).runtime;
      assertSame(session.get(), aSession(), 'session');
      assertSame(enrolment.get(), null, 'enrolment');
    },
  },
  {
    name: 'counts a visitor with a populated enrolment as logged in',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ id: 'one' })).runtime;
      assertSame(session.get(), aSession({ loggedIn: true, enrolmentId: 'one' }), 'session');
      assertSame(enrolment.get()?.id, 'one', 'enrolment');
    },
  },
  {
    name: 'loads the enrolment when a session begins, and notifies listeners',
    run: async ({ open }) => {
      const { runtime, respond: answer } = open(null);
      const [session, enrolment] = [countCalls(runtime.session), countCalls(runtime.enrolment)];
      answer(enrolmentEndpoints.mine, anEnrolment({ id: 'one' }));
      await runtime.session.begin(tokens);
      assertSame(runtime.enrolment.get()?.id, 'one', 'enrolment');
      assertSame(runtime.session.get().loggedIn, true, 'logged in');
      assert(session.calls() > 0, 'no listener of the session was called');
      assertSame(enrolment.calls(), 1, 'calls');
    },
  },
  {
    name: 'accepts the enrolment of a response, and notifies listeners until they unsubscribe',
    run: async ({ open }) => {
      const { enrolment } = open(anEnrolment({ version: 1 })).runtime;
      const [staying, leaving] = [countCalls(enrolment), countCalls(enrolment)];
      enrolment.accept(anEnrolment({ version: 2, firstName: 'Priya' }));
      leaving.stop();
      enrolment.accept(anEnrolment({ version: 3, firstName: 'Lee' }));
      assertSame(enrolment.get()?.firstName, 'Lee', 'first name');
      assertSame([staying.calls(), leaving.calls()], [2, 1], 'calls');
    },
  },
  {
    name: 'ignores an older version of an enrolment, as responses may arrive out of order',
    run: async ({ open }) => {
      const { enrolment } = open(anEnrolment({ version: 3 })).runtime;
      const listener = countCalls(enrolment);
      enrolment.accept(anEnrolment({ version: 2 }));
      assertSame(enrolment.get()?.version, 3, 'version');
      assertSame(listener.calls(), 0, 'calls');
      enrolment.accept(anEnrolment({ id: 'another', version: 1 }));
      assertSame(enrolment.get()?.id, 'another', 'enrolment');
    },
  },
  {
    name: 'logs the visitor in when the enrolment gets its details',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ status: 10, version: 1 })).runtime;
      assertSame(session.get().loggedIn, false, 'logged in at first');
      enrolment.accept(anEnrolment({ status: 20, version: 2 }));
      assertSame(session.get().loggedIn, true, 'logged in afterwards');
    },
  },
  {
    name: 'reloads the enrolment, or rejects with the problem and keeps the current one',
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
    name: 'reports that the enrolment is loading, and why a load failed',
    run: async ({ open }) => {
      const { runtime, respond: answer, respondWithProblem: refuse } = open(anEnrolment({ version: 1 }));
      const status = () => [runtime.session.get().loading, runtime.session.get().error?.code ?? null];
      answer(enrolmentEndpoints.mine, anEnrolment({ version: 2 }));
      const loaded = runtime.enrolment.refresh();
      assertSame(status(), [true, null], 'while loading');
      await loaded;
      assertSame(status(), [false, null], 'after that');
      refuse(enrolmentEndpoints.mine, 'UNEXPECTED');
      await rejectionCode(runtime.enrolment.refresh());
      assertSame(status(), [false, 'UNEXPECTED'], 'after a problem');
      answer(enrolmentEndpoints.mine, anEnrolment({ version: 3 }));
      const again = runtime.enrolment.refresh();
      assertSame(status(), [true, null], 'while loading again');
      await again;
    },
  },
  {
    name: 'reports whether every offered service is selected',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ version: 1, ...offeringTwo, energyOptIn: 1 })).runtime;
      assertSame(session.get().selectAllSelected, false, 'with one of two');
      const listener = countCalls(session);
      enrolment.accept(anEnrolment({ version: 2, ...offeringTwo, energyOptIn: 1, entertainmentOptIn: 1 }));
      assertSame(session.get().selectAllSelected, true, 'with both');
      assert(listener.calls() > 0, 'no listener was called');
    },
  },
  {
    name: 'clears session and enrolment at log-out',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment()).runtime;
      await session.logout();
      assertSame(session.get(), aSession(), 'session');
      assertSame(enrolment.get(), null, 'enrolment');
    },
  },
];
