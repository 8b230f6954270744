/** A directive of a Content-Security-Policy: its name in lower case, and its sources or flags. */
export interface Directive {
  readonly name: string;
  readonly sources: readonly string[];
}

/** One policy. A page may have several; a request has to pass them all. */
export type SecurityPolicy = readonly Directive[];

/** Parses one policy. Of directives with the same name, the first applies. */
export function parsePolicy(text: string): SecurityPolicy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name, ...sources] = directive.split(/[\t\n\f\r ]+/).filter(Boolean);
    const key = name?.toLowerCase();
    if (key !== undefined && !directives.has(key)) directives.set(key, sources);
  }
  return [...directives].map(([name, sources]) => ({ name, sources }));
}

/** Parses the policies of a header, which are separated by commas. */
export function parsePolicies(header: string): readonly SecurityPolicy[] {
  return header
    .split(',')
    .map(parsePolicy)
    .filter((policy) => policy.length > 0);
}

/** The directives that apply to a kind of request, each in the absence of the ones before. */
const directivesFor = {
  script: ['script-src-elem', 'script-src', 'default-src'],
  frame: ['frame-src', 'child-src', 'default-src'],
  connection: ['connect-src', 'default-src'],
} as const;

/** The kinds of requests that a page with the portal makes. The loader's style sheets are not subject to policies. */
export type RequestKind = keyof typeof directivesFor;

/** The directive that applies to a kind of request; undefined if the policy allows every request of that kind. */
export function directiveFor(policy: SecurityPolicy, kind: RequestKind): Directive | undefined {
  for (const name of directivesFor[kind]) {
    const directive = policy.find((candidate) => candidate.name === name);
    if (directive) return directive;
  }
  return undefined;
}
