import { noncePlaceholder, type PolicyPart } from '@home-move/contract';
import type { Directive, SecurityPolicy } from './security-policy.js';

/** Sources or flags by the name of the directive that gets them. A directive that the policy lacks is added. */
export type Additions = ReadonlyMap<string, readonly string[]>;

/** The text of a policy with additions, in parts, of which the added ones are new. */
export function correctedPolicy(policy: SecurityPolicy, additions: Additions): readonly PolicyPart[] {
  const parts: PolicyPart[] = [];
  const write = (text: string, isNew: boolean) => {
    if (text === '') return;
    const last = parts.at(-1);
    if (last?.isNew === isNew) parts[parts.length - 1] = { text: `${last.text}${text}`, isNew };
    else parts.push({ text, isNew });
  };
  for (const { name, sources } of policy) {
    if (parts.length > 0) write('; ', false);
    const added = additions.get(name) ?? [];
    const kept = added.length > 0 ? keptSources(sources) : sources;
    write([name, ...kept.map(withoutNonce)].join(' '), false);
    if (added.length > 0) write(' ', false);
    write(added.join(' '), true);
  }
  for (const [name, added] of additions) {
    if (policy.some((directive) => directive.name === name)) continue;
    write('; ', false);
    write([name, ...added.map(withoutNonce)].join(' '), true);
  }
  return parts;
}

/** The sources of a directive that keep their meaning when others are added. */
export function keptSources(sources: Directive['sources']): readonly string[] {
  return sources.filter((source) => source.toLowerCase() !== "'none'");
}

const withoutNonce = (source: string) => (/^'nonce-/i.test(source) ? noncePlaceholder : source);
