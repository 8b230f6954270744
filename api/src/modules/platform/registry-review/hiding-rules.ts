import type { RegistryFinding, RemoteBuild } from '@home-move/contract';
import semver from 'semver';
import { scopeKey } from '../registry/pin-scope.js';
import { brandsOf, groupBy, type BrandChange } from './brand-change.js';

/**
 * A warning for each rule because of which visitors do not get a release. A pre-release has none: only a pin or a canary
 * gives it.
 */
export function hidingRules(build: RemoteBuild, changes: readonly BrandChange[]): readonly RegistryFinding[] {
  if (semver.prerelease(build.version) !== null) return [];
  const hidden = changes.flatMap((change) => {
    const rule = ruleOf(build, change);
    return rule ? [{ rule, change }] : [];
  });
  return groupBy(hidden, ({ rule }) => rule.message).map((group) => ({
    ...group[0].rule,
    brands: brandsOf(group.map(({ change }) => change)),
  }));
}

function ruleOf({ name, version }: RemoteBuild, { after }: BrandChange): RegistryFinding | null {
  const { disabled, pin, chosen, canary } = after;
  if (disabled) return { code: 'disabled', message: `${name} is disabled for ${scopeKey(disabled.scope)}.` };
  if (pin) return { code: 'pinned', message: `The pin of ${scopeKey(pin.scope)} to ${pin.version} hides it.` };
  if (chosen && chosen.version !== version)
    return { code: 'lower-version', message: `It is lower than ${chosen.version}, which visitors keep.` };
  if (canary)
    return {
      code: 'canary',
      message: `${canary.percent}% of visitors get the canary ${canary.record.version} instead.`,
    };
  return null;
}
