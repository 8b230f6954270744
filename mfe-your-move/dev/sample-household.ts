import {
  ApiError,
  householdEndpoints,
  networkProblem,
  problem,
  type Household,
  type SplitForm,
} from '@home-move/contract';
import type { TestRuntime } from '@home-move/ui/testing';
import {
  aHousehold,
  aHousemateSession,
  anInvitation,
  answerHousehold,
  aPlan,
  asPriya,
  ben,
  ellie,
  priya,
  sam,
  unreached,
} from '../src/testing/household';
import { installHousemateApi } from '../src/testing/housemate-api';

const cases: Readonly<Record<string, Household>> = {
  full: aHousehold({ people: [sam, priya, ben, ellie, unreached] }),
  alone: aHousehold({ people: [sam], link: null, split: null }),
  new: aHousehold({ split: null, people: [sam, priya, ben, ellie] }),
  closed: aHousehold({ canInvite: false, link: null, home: { line: null, town: null, moveInDate: null } }),
};

/**
 * `household` names a case: `full`, `alone`, `new`, `closed`; `down` and `slow` make the call fail or leave it open. `join` names one of
 * the invitation: `ended`, `down`. The code of the join page is any 6 digits; 000000 is wrong.
 */
export function answerSampleHousehold(runtime: TestRuntime, query: URLSearchParams) {
  const name = query.get('household') ?? 'full';
  let household = cases[name] ?? aHousehold();
  answerHousehold(runtime, household);
  if (name === 'down') runtime.answer(householdEndpoints.read, () => Promise.reject(new ApiError(networkProblem)));
  if (name === 'slow') runtime.answer(householdEndpoints.read, () => new Promise(() => undefined));
  const set = (change: Partial<Household>) => {
    household = { ...household, ...change, version: household.version + 1 };
    runtime.answer(householdEndpoints.read, () => household);
    return household;
  };
  runtime.answer(householdEndpoints.makeLink, () => set({ link: aHousehold().link }));
  runtime.answer(householdEndpoints.invite, () => set({ people: [...household.people, ellie] }));
  runtime.answer(householdEndpoints.inviteAgain, () => household);
  const without = (removed: string) => household.people.filter(({ id }) => id !== removed);
  runtime.answer(householdEndpoints.removePerson, ({ params }) => set({ people: without(params.id), link: null }));
  runtime.answer(householdEndpoints.cancelInvitation, ({ params }) => set({ people: without(params.id) }));
  const split = ({ kind, weights }: SplitForm) => ({
    kind,
    weights,
    changedBy: household.personId,
    agreed: [household.personId],
  });
  runtime.answer(householdEndpoints.changeSplit, ({ body }) => set({ split: split(body) }));

  runtime.answer(householdEndpoints.openJoin, () => {
    if (query.get('join') === 'ended') throw new ApiError(problem('INVALID_LINK'));
    if (query.get('join') === 'down') throw new ApiError(networkProblem);
    return anInvitation;
  });
  for (const call of [householdEndpoints.sendJoinCode, householdEndpoints.sendLoginCode])
    runtime.answer(call, () => undefined);
  runtime.answer(householdEndpoints.join, ({ body }) => {
    if (body.code === '000000') throw new ApiError(problem('INVALID_OTP'));
    return aHousemateSession();
  });
  runtime.answer(householdEndpoints.login, () => aHousemateSession());
  // The development server has no API.
  const housemate = installHousemateApi();
  housemate.answer(householdEndpoints.read, () => asPriya());
  housemate.answer(householdEndpoints.plan, () => aPlan);
  housemate.answer(householdEndpoints.leave, () => undefined);
  housemate.answer(householdEndpoints.saveChoices, ({ body }) => asPriya(body));
  housemate.answer(householdEndpoints.agreeToSplit, () => asPriya({ version: 8 }));
}
