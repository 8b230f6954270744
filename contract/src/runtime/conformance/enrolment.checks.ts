import { enrolmentEndpoints } from '../../endpoints/enrolment.endpoints';
import { anEnrolment } from '../../enrolment/enrolment.builder';
import type { Tokens } from '../../session/session';
import { codeOf, listenTo, same } from './expectations';
import type { RuntimeCheck } from './harness';

const tokens: Tokens = { access_token: 'access', token_type: 'Bearer', expires_in: 1800, refresh_token: 'refresh' };

/** Who is there, and their enrolment. */
export const enrolmentChecks: readonly RuntimeCheck[] = [
  {
    name: 'knows nobody before there is an enrolment',
    run: async ({ open }) => {
      const { session, enrolment } = open(null).runtime;
      same(session.get(), { loggedIn: false, enrolmentId: null, agentName: null }, 'session');
      same(enrolment.get(), null, 'enrolment');
    },
  },
  {
    name: 'counts the holder of a populated enrolment as logged in',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ id: 'one' })).runtime;
      same(session.get(), { loggedIn: true, enrolmentId: 'one', agentName: null }, 'session');
      same(enrolment.get()?.id, 'one', 'enrolment');
    },
  },
  {
    name: 'loads the enrolment when a session begins, and tells those who listen',
    run: async ({ open }) => {
      const { runtime, answer } = open(null);
      const [session, enrolment] = [listenTo(runtime.session), listenTo(runtime.enrolment)];
      answer(enrolmentEndpoints.mine, anEnrolment({ id: 'one' }));
      await runtime.session.begin(tokens);
      same(runtime.enrolment.get()?.id, 'one', 'enrolment');
      same(runtime.session.get().loggedIn, true, 'logged in');
      same([session.calls(), enrolment.calls()], [1, 1], 'told');
    },
  },
  {
    name: 'takes the enrolment that a call answered, and tells those who listen until they stop',
    run: async ({ open }) => {
      const { enrolment } = open(anEnrolment({ version: 1 })).runtime;
      const [staying, leaving] = [listenTo(enrolment), listenTo(enrolment)];
      enrolment.accept(anEnrolment({ version: 2, firstName: 'Priya' }));
      leaving.stop();
      enrolment.accept(anEnrolment({ version: 3, firstName: 'Lee' }));
      same(enrolment.get()?.firstName, 'Lee', 'first name');
      same([staying.calls(), leaving.calls()], [2, 1], 'told');
    },
  },
  {
    name: 'never goes back to an older version of an enrolment: answers may come out of order',
    run: async ({ open }) => {
      const { enrolment } = open(anEnrolment({ version: 3 })).runtime;
      const heard = listenTo(enrolment);
      enrolment.accept(anEnrolment({ version: 2 }));
      same(enrolment.get()?.version, 3, 'version');
      same(heard.calls(), 0, 'told');
      enrolment.accept(anEnrolment({ id: 'another', version: 1 }));
      same(enrolment.get()?.id, 'another', 'enrolment');
    },
  },
  {
    name: 'logs in whose enrolment gets its details',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment({ status: 10, version: 1 })).runtime;
      same(session.get().loggedIn, false, 'logged in at first');
      enrolment.accept(anEnrolment({ status: 20, version: 2 }));
      same(session.get().loggedIn, true, 'logged in then');
    },
  },
  {
    name: 'loads the enrolment anew, or rejects with the problem and keeps what it has',
    run: async ({ open }) => {
      const { runtime, answer, refuse } = open(anEnrolment({ version: 1 }));
      answer(enrolmentEndpoints.mine, anEnrolment({ version: 2 }));
      same((await runtime.enrolment.refresh()).version, 2, 'answer');
      same(runtime.enrolment.get()?.version, 2, 'enrolment');
      refuse(enrolmentEndpoints.mine, 'UNEXPECTED');
      same(await codeOf(runtime.enrolment.refresh()), 'UNEXPECTED', 'problem');
      same(runtime.enrolment.get()?.version, 2, 'enrolment after a problem');
    },
  },
  {
    name: 'forgets who was there when they log out',
    run: async ({ open }) => {
      const { session, enrolment } = open(anEnrolment()).runtime;
      await session.logout();
      same(session.get(), { loggedIn: false, enrolmentId: null, agentName: null }, 'session');
      same(enrolment.get(), null, 'enrolment');
    },
  },
];
