import {
  hostProblems,
  policyPlaces,
  policyTargets,
  unreadableReasons,
  type Embedding,
  type embeddingEndpoints,
  type SiteCheck,
} from '@home-move/contract';
import * as z from 'zod';
import { component, type ResponsesOf } from './response-schema.js';
import { text } from './fields.js';

const embedding = component<Embedding>()(
  'Embedding',
  z.strictObject({ problem: z.enum(hostProblems).nullable().describe('Null when the page may embed the brand') }),
);

const policyFix = z.strictObject({
  kind: z.literal('change-policy'),
  place: z.enum(policyPlaces),
  policy: z
    .array(z.strictObject({ text, isNew: z.boolean() }))
    .describe('The whole corrected policy, in parts, without the name of the header'),
});
const nonceFix = z.strictObject({ kind: z.literal('add-nonce') });
const originFix = z.strictObject({ kind: z.literal('register-origin'), origin: text });
const headerFix = z.strictObject({ kind: z.literal('remove-header'), header: text });

const blocking = { blocks: z.literal(true).describe('Visitors would see a link instead of the portal') };
const unimpeded = { blocks: z.literal(false) };
const unfixed = { fix: z.null() };

const siteFinding = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.enum(['unknown-brand', 'brand-archived', 'not-html', 'plain-http']),
    ...blocking,
    ...unfixed,
  }),
  z.strictObject({
    code: z.literal('not-reachable'),
    ...blocking,
    reason: z.enum(unreadableReasons),
    status: z.int().nullable().describe('Status of the response, if it is the reason'),
    ...unfixed,
  }),
  z.strictObject({ code: z.literal('redirected'), ...unimpeded, origin: text, ...unfixed }),
  z.strictObject({ code: z.literal('origin-not-listed'), ...blocking, fix: originFix }),
  z.strictObject({
    code: z.literal('blocked-by-policy'),
    blocks: z.boolean(),
    targets: z.array(z.enum(policyTargets)).describe('The requests that the policy blocks'),
    fix: z.discriminatedUnion('kind', [policyFix, nonceFix]),
  }),
  z.strictObject({
    code: z.literal('sandboxed-page'),
    blocks: z.boolean(),
    flags: z.array(text).describe('The missing flags'),
    fix: policyFix,
  }),
  z.strictObject({ code: z.literal('blocked-by-isolation'), ...unimpeded, fix: headerFix }),
]);

const siteCheck = component<SiteCheck>()(
  'SiteCheck',
  z.strictObject({
    url: text.describe('The page that was checked, after redirects, without its query'),
    isAllowed: z.boolean().describe('Whether no finding blocks the portal'),
    findings: z.array(siteFinding),
  }),
);

export const embeddingResponses: ResponsesOf<typeof embeddingEndpoints> = { check: embedding, checkSite: siteCheck };
