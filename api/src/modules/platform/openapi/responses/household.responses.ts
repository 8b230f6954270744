import {
  channels,
  dayMeters,
  householdAccountIds,
  householdPersonStates,
  planEntryIds,
  planEntryKinds,
  planEntryStates,
  registerRates,
  splitKinds,
  yearServices,
  type Household,
  type HouseholdChange,
  type householdEndpoints,
  type HouseholdPlan,
  type HousemateSession,
  type JoinInvitation,
} from '@home-move/contract';
import * as z from 'zod';
import { day, instant, nullableText, pence, text } from './fields.js';
import { component, type ResponsesOf } from './response-schema.js';
import { tokens } from './session.responses.js';

const ids = z.array(text).describe('Ids of people');

const person = z.strictObject({
  id: text,
  name: nullableText.describe("Housemates get the mover's first name only; null for an invitation without a name"),
  state: z.enum(householdPersonStates),
  since: instant.nullable().describe('When the person joined, or the invitation was last sent'),
  invitation: z
    .strictObject({ channel: z.enum(channels), contact: text })
    .nullable()
    .describe('Of an open invitation, for the mover'),
});

const account = z.strictObject({
  id: z.enum(householdAccountIds),
  supplier: nullableText,
  naming: z.enum(['open', 'notSetUp', 'byLaw']),
  isOrdered: z.boolean().describe('True if the mover has ordered it, and therefore stays named'),
  named: ids,
  asked: z.array(z.strictObject({ personId: text, at: instant })),
  declined: ids,
});

const cost = z.strictObject({
  service: z.enum(yearServices),
  supplier: nullableText,
  isEstimate: z.boolean(),
  prices: z
    .array(z.strictObject({ from: day, amount: pence.describe('Whole pence a month') }))
    .nullable()
    .describe('The price and its later changes; null for an amount that is not known'),
});

const split = z.strictObject({
  kind: z.enum(splitKinds),
  weights: z.array(z.strictObject({ personId: text, weight: z.number() })),
  changedBy: nullableText,
  agreed: ids,
});

const reading = z.strictObject({
  meter: z.enum(dayMeters),
  values: z.array(z.strictObject({ rate: z.enum(registerRates), value: text })).describe('One for each register'),
  readOn: day,
});

const household = component<Household>()(
  'Household',
  z.strictObject({
    version: z.int().describe('Sent back with changes'),
    role: z.enum(['mover', 'housemate']),
    personId: text.describe('Of the caller'),
    home: z.strictObject({ line: nullableText, town: nullableText, moveInDate: day.nullable() }),
    people: z.array(person),
    link: z.strictObject({ url: text, until: day }).nullable().describe('Null for housemates'),
    canInvite: z.boolean(),
    accounts: z.array(account),
    costs: z.array(cost),
    split: split.nullable(),
    meterReadings: z.array(reading).describe('Of meter day, or as noted on the plan'),
    wantsMessages: z.boolean().nullable().describe('Null for the mover'),
  }),
);

const plan = component<HouseholdPlan>()(
  'HouseholdPlan',
  z.strictObject({
    moveInDate: day.nullable(),
    entries: z.array(
      z.strictObject({
        id: z.enum(planEntryIds),
        kind: z.enum(planEntryKinds),
        date: day.nullable(),
        title: text,
        text,
        state: z.enum(planEntryStates),
        prices: z.array(text),
      }),
    ),
    later: z.array(z.strictObject({ date: day, title: text, text })),
  }),
);

const change = component<HouseholdChange>()(
  'HouseholdChange',
  z.strictObject({
    version: z.int().describe('Another number after each change of the household, its move or its meter readings'),
  }),
);

const invitation = component<JoinInvitation>()(
  'JoinInvitation',
  z.strictObject({
    inviter: text.describe("The mover's first name"),
    street: nullableText.describe('Without number of the house'),
    town: nullableText,
    invitedOn: day,
    until: day,
  }),
);

const session = component<HousemateSession>()('HousemateSession', z.strictObject({ session: tokens, household }));

export const householdResponses: ResponsesOf<typeof householdEndpoints> = {
  read: household,
  plan,
  changes: change,
  makeLink: household,
  invite: household,
  changeInvitation: household,
  inviteAgain: household,
  cancelInvitation: household,
  removePerson: household,
  saveChoices: household,
  nameOnAccount: household,
  answerNaming: household,
  changeSplit: household,
  agreeToSplit: household,
  openJoin: invitation,
  join: session,
  login: session,
};
