import type { PolicyPlace } from '@home-move/contract';
import { policyFindings, type EmbedRequest } from './policy-findings.js';
import { parsePolicies, parsePolicy } from './security-policy.js';

const page = new URL('https://www.oakwood.example/moving-in');
const requests: readonly EmbedRequest[] = [
  { target: 'loader', kind: 'script', url: new URL('https://assets.test/v1/loader.js') },
  { target: 'second-script', kind: 'script', url: new URL('https://assets.test/v0/behaviour.js') },
  { target: 'frame', kind: 'frame', url: new URL('https://portal.test/embed/oakwood') },
  { target: 'explanation', kind: 'connection', url: new URL('https://portal.test/api/v1/embedding') },
];

const findingsOf = (policy: string, place: PolicyPlace = 'header') =>
  policyFindings({ place, policy: parsePolicy(policy) }, page, requests);

/** What each finding blocks, and its corrected policy with new parts in brackets. */
const summary = (policy: string, place?: PolicyPlace) =>
  findingsOf(policy, place).map((finding) => {
    const { fix } = finding;
    const corrected =
      fix?.kind === 'change-policy' ? fix.policy.map(({ text, isNew }) => (isNew ? `[${text}]` : text)).join('') : null;
    if (finding.code === 'blocked-by-policy') return [finding.blocks, finding.targets, corrected];
    return [finding.blocks, finding.code === 'sandboxed-page' ? finding.flags : [], corrected];
  });

const everything = ['loader', 'second-script', 'frame', 'explanation'];

describe('a policy that allows the portal', () => {
  it.each([
    "img-src 'self'; style-src 'none'; object-src 'none'",
    "script-src 'self' https://assets.test; frame-src https://portal.test; connect-src https://portal.test",
    'default-src https:',
    "default-src 'none'; script-src-elem https://assets.test; child-src https://portal.test; connect-src https:",
    "script-src 'none'; script-src-elem https://assets.test",
    "default-src 'none'; default-src *; script-src *; frame-src *; connect-src *",
    "frame-ancestors 'none'",
    'upgrade-insecure-requests',
    'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ])('has no findings: %s', (policy) => {
    expect(findingsOf(policy)).toEqual([]);
  });
});

describe('a policy that blocks the portal', () => {
  it.each([
    [
      "default-src 'self'; script-src 'self'",
      everything,
      "default-src 'self'; script-src 'self' [https://assets.test]; [frame-src 'self' https://portal.test]; [connect-src 'self' https://portal.test]",
    ],
    [
      "default-src 'none'",
      everything,
      "default-src 'none'; [script-src https://assets.test]; [frame-src https://portal.test]; [connect-src https://portal.test]",
    ],
    ["script-src 'none'", ['loader', 'second-script'], 'script-src [https://assets.test]'],
    ['frame-src', ['frame'], 'frame-src [https://portal.test]'],
    ['child-src https://maps.example', ['frame'], 'child-src https://maps.example [https://portal.test]'],
    [
      "script-src https:; script-src-elem 'self'",
      ['loader', 'second-script'],
      "script-src https:; script-src-elem 'self' [https://assets.test]",
    ],
    [
      "  FRAME-SRC\thttps://maps.example ;; frame-src *;style-src 'self'",
      ['frame'],
      "frame-src https://maps.example [https://portal.test]; style-src 'self'",
    ],
  ])('gets our origins: %s', (policy, targets, corrected) => {
    expect(summary(policy)).toEqual([[true, targets, corrected]]);
  });

  it('does not get its nonce back, which would then be the same for every visitor', () => {
    expect(summary("script-src 'self' 'nonce-aGVsbG8='")).toEqual([
      [true, ['loader', 'second-script'], "script-src 'self' 'nonce-REPLACE' [https://assets.test]"],
    ]);
    expect(summary("default-src 'nonce-aGVsbG8='")).toEqual([
      [
        true,
        everything,
        "default-src 'nonce-REPLACE'; [script-src 'nonce-REPLACE' https://assets.test]; [frame-src 'nonce-REPLACE' https://portal.test]; [connect-src 'nonce-REPLACE' https://portal.test]",
      ],
    ]);
  });

  it('needs a nonce if it ignores hosts', () => {
    expect(findingsOf("script-src 'strict-dynamic' 'nonce-aGVsbG8=' https:")).toEqual([
      { code: 'blocked-by-policy', blocks: true, targets: ['loader', 'second-script'], fix: { kind: 'add-nonce' } },
    ]);
  });

  it('needs a nonce and our origin if it also blocks the frame', () => {
    expect(summary("script-src 'strict-dynamic' 'nonce-aGVsbG8='; frame-src 'self'")).toEqual([
      [true, ['frame'], "script-src 'strict-dynamic' 'nonce-REPLACE'; frame-src 'self' [https://portal.test]"],
      [true, ['loader', 'second-script'], null],
    ]);
  });
});

describe('a policy that limits the portal', () => {
  it.each([
    ["connect-src 'self'", ['explanation'], "connect-src 'self' [https://portal.test]"],
    [
      'script-src https://assets.test/v1/loader.js',
      ['second-script'],
      'script-src https://assets.test/v1/loader.js [https://assets.test]',
    ],
  ])('does not block it: %s', (policy, targets, corrected) => {
    expect(summary(policy)).toEqual([[false, targets, corrected]]);
  });
});

describe('a sandbox', () => {
  it.each([
    [
      'sandbox',
      true,
      'sandbox [allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads]',
    ],
    [
      'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads',
      true,
      'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads [allow-same-origin]',
    ],
    [
      'sandbox ALLOW-SCRIPTS allow-same-origin allow-forms',
      false,
      'sandbox ALLOW-SCRIPTS allow-same-origin allow-forms [allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads]',
    ],
  ])('%j blocks the portal: %j', (policy, blocks, corrected) => {
    expect(summary(policy).map(([isBlocking, , text]) => [isBlocking, text])).toEqual([[blocks, corrected]]);
    expect(findingsOf(policy)[0]?.code).toBe('sandboxed-page');
  });

  it('has no effect in the page', () => {
    expect(findingsOf('sandbox', 'meta')).toEqual([]);
  });

  it('is corrected together with the rest of its policy', () => {
    const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';
    const corrected = `${sandbox} [allow-popups-to-escape-sandbox]; frame-src [https://portal.test]`;
    expect(summary(`${sandbox}; frame-src 'none'`)).toEqual([
      [true, ['frame'], corrected],
      [false, ['allow-popups-to-escape-sandbox'], corrected],
    ]);
  });
});

it('the policies of a header are separated by commas', () => {
  expect(parsePolicies("default-src 'self', , frame-src 'none'; img-src *")).toEqual([
    [{ name: 'default-src', sources: ["'self'"] }],
    [
      { name: 'frame-src', sources: ["'none'"] },
      { name: 'img-src', sources: ['*'] },
    ],
  ]);
});
