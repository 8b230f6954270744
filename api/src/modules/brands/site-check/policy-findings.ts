import type { NonceFix, PolicyFix, PolicyPlace, PolicyTarget, SiteFinding } from '@home-move/contract';
import { type Additions, correctedPolicy, keptSources } from './corrected-policy.js';
import { directiveFor, type RequestKind, type SecurityPolicy } from './security-policy.js';
import { allows, ignoresHosts } from './source-list.js';

/** A policy of a page and its place. */
export interface PagePolicy {
  readonly place: PolicyPlace;
  readonly policy: SecurityPolicy;
}

/** A request that a page with the portal makes. */
export interface EmbedRequest {
  readonly target: PolicyTarget;
  readonly kind: RequestKind;
  readonly url: URL;
}

/** The portal does not appear without them. */
const neededTargets: ReadonlySet<PolicyTarget> = new Set(['loader', 'frame']);

/** The flags that the loader gives its frame, which cannot have more of them than the page. */
const frameFlags = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-modals',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
] as const;
/** Without them the portal shows nothing or submits nothing. */
const neededFlags: ReadonlySet<string> = new Set(['allow-scripts', 'allow-same-origin', 'allow-forms']);

/** The directive that is added to a policy for a kind of request, instead of a change of `default-src`. */
const ownDirective: Readonly<Record<RequestKind, string>> = {
  script: 'script-src',
  frame: 'frame-src',
  connection: 'connect-src',
};

/** What one policy of a page blocks. All findings have the same corrected policy, which allows everything. */
export function policyFindings(
  { place, policy }: PagePolicy,
  page: URL,
  requests: readonly EmbedRequest[],
): readonly SiteFinding[] {
  const rejected = requests.filter(({ kind, url }) => {
    const directive = directiveFor(policy, kind);
    return directive !== undefined && !isAllowed(directive.sources, kind, url, page);
  });
  const needingNonce = rejected.filter(({ kind }) => needsNonce(policy, kind));
  const needingOrigin = rejected.filter(({ kind }) => !needsNonce(policy, kind));
  const flags = missingFlags({ place, policy });
  const fix: PolicyFix = {
    kind: 'change-policy',
    place,
    policy: correctedPolicy(policy, additionsFor(policy, needingOrigin, flags)),
  };
  return [
    ...blocking(needingOrigin, fix),
    ...blocking(needingNonce, { kind: 'add-nonce' }),
    ...(flags.length > 0
      ? [{ code: 'sandboxed-page' as const, blocks: flags.some((flag) => neededFlags.has(flag)), flags, fix }]
      : []),
  ];
}

function isAllowed(sources: readonly string[], kind: RequestKind, url: URL, page: URL): boolean {
  return !(kind === 'script' && ignoresHosts(sources)) && allows(sources, url, page);
}

const needsNonce = (policy: SecurityPolicy, kind: RequestKind) =>
  kind === 'script' && ignoresHosts(directiveFor(policy, kind)?.sources ?? []);

function blocking(requests: readonly EmbedRequest[], fix: PolicyFix | NonceFix): readonly SiteFinding[] {
  const targets = requests.map(({ target }) => target);
  const blocks = targets.some((target) => neededTargets.has(target));
  return targets.length > 0 ? [{ code: 'blocked-by-policy', blocks, targets, fix }] : [];
}

/** The flags that a sandbox of the page lacks. A `meta` element cannot have that directive. */
function missingFlags({ place, policy }: PagePolicy): readonly string[] {
  const sandbox = place === 'header' ? policy.find(({ name }) => name === 'sandbox') : undefined;
  if (sandbox === undefined) return [];
  const given = new Set(sandbox.sources.map((flag) => flag.toLowerCase()));
  return frameFlags.filter((flag) => !given.has(flag));
}

function additionsFor(policy: SecurityPolicy, requests: readonly EmbedRequest[], flags: readonly string[]): Additions {
  const additions = new Map<string, readonly string[]>();
  for (const { kind, url } of requests) {
    const directive = directiveFor(policy, kind);
    if (directive === undefined) continue;
    // A change of default-src would allow our origin for pictures, fonts and everything else.
    const isDefault = directive.name === 'default-src';
    const inherited = isDefault ? keptSources(directive.sources) : [];
    additions.set(isDefault ? ownDirective[kind] : directive.name, [...inherited, url.origin]);
  }
  if (flags.length > 0) additions.set('sandbox', flags);
  return additions;
}
