import {
  planEntryIds,
  planEntryKinds,
  planEntryStates,
  steps,
  type CalendarFeed,
  type CalendarFeedState,
  type MeterPhotos,
  type MovePlan,
  type planEndpoints,
  type StepId,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { day, nullableText, text } from './fields.js';

// Object.keys is typed as string[]; the table has exactly these keys.
const stepIds = Object.keys(steps) as StepId[];

const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('step'), step: z.enum(stepIds), label: text }),
  z.strictObject({ kind: z.literal('readings'), label: text }),
  z.strictObject({ kind: z.literal('link'), url: text, label: text }),
  z.strictObject({ kind: z.literal('phone'), number: text, label: text }),
]);

const entry = z.strictObject({
  id: z.enum(planEntryIds),
  kind: z.enum(planEntryKinds),
  date: day.nullable(),
  title: text,
  text,
  state: z.enum(planEntryStates),
  isTicked: z.boolean().nullable(),
  prices: z.array(text),
  reference: nullableText,
  action: action.nullable(),
});

const change = z.strictObject({ date: day, title: text, text });

const readings = z.strictObject({
  readOn: day,
  electricity: nullableText,
  electricityNight: nullableText,
  gas: nullableText,
});

const movePlan = component<MovePlan>()(
  'MovePlan',
  z.strictObject({
    moveInDate: day.nullable(),
    entries: z.array(entry),
    later: z.array(change),
    meterReadings: readings.nullable(),
  }),
);

const calendarFeed = component<CalendarFeed>()('CalendarFeed', z.strictObject({ webcalUrl: text, url: text }));

const calendarFeedState = component<CalendarFeedState>()(
  'CalendarFeedState',
  z.strictObject({ isActive: z.boolean() }),
);

const meterPhotos = component<MeterPhotos>()(
  'MeterPhotos',
  z.strictObject({ electricity: nullableText, gas: nullableText }),
);

export const planResponses: ResponsesOf<typeof planEndpoints> = {
  plan: movePlan,
  feedState: calendarFeedState,
  createFeed: calendarFeed,
  saveReadings: movePlan,
  tick: movePlan,
  photos: meterPhotos,
};
