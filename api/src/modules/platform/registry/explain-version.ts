import { isInCanary, type JourneyId, type RegistryExplanation } from '@home-move/contract';
import { scopeKey } from './pin-scope.js';
import { type Catalogue, groupByName, isProven, type ResolvedRemote, resolveRemote } from './resolve-remotes.js';

export interface Visitor {
  /** Keys of the scopes that include the visitor's brand, most specific first. */
  readonly scopes: readonly string[];
  /** 0 to 99; undefined for visitors in general. */
  readonly bucket: number | undefined;
}

/** Which version a visitor gets, and a sentence for each rule that matters. */
export function explainVersion(catalogue: Catalogue, name: JourneyId, visitor: Visitor): RegistryExplanation {
  const versions = groupByName(catalogue.remotes).get(name);
  if (!versions) return { name, version: null, lastGood: null, reasons: [`No version of ${name} is published.`] };
  const resolved = resolveRemote(catalogue, versions, visitor.scopes);
  const { chosen, lastGood, canary } = resolved;
  const isTrial = canary !== null && visitor.bucket !== undefined && isInCanary(canary, visitor.bucket);
  const version = isTrial ? canary.record.version : (chosen?.version ?? null);
  return {
    name,
    version,
    lastGood: (isTrial ? chosen : lastGood)?.version ?? null,
    reasons: [
      `The scopes of the visitor are ${visitor.scopes.join(', ')}, most specific first.`,
      ...rejectionReasons(catalogue, name),
      ...withdrawalReasons(catalogue, name),
      ...ruleReasons(catalogue, resolved),
      ...canaryReasons(resolved, visitor.bucket, isTrial),
      ...fallbackReasons(catalogue, isTrial ? chosen : lastGood),
    ],
  };
}

function rejectionReasons({ rejected }: Catalogue, name: JourneyId): readonly string[] {
  return rejected
    .filter(({ record }) => record.name === name)
    .map(({ record, signatureError }) => `${record.version} is not served: its signature ${signatureError}.`);
}

function withdrawalReasons({ withdrawals }: Catalogue, name: JourneyId): readonly string[] {
  return withdrawals
    .filter((withdrawal) => withdrawal.name === name)
    .map(({ version, withdrawnBy, why }) => `${version} is withdrawn by ${withdrawnBy}: ${why}`);
}

function ruleReasons(catalogue: Catalogue, { name, chosen, pin, disabled }: ResolvedRemote): readonly string[] {
  if (disabled) return [`${name} is disabled for ${scopeKey(disabled.scope)} by ${disabled.disabledBy}.`];
  const ignored = catalogue.pins.filter(
    (candidate) => candidate.name === name && catalogue.withdrawals.some(isSameVersion(candidate)),
  );
  const warnings = ignored.map(({ version, scope }) => `The pin of ${scopeKey(scope)} to ${version} is ignored.`);
  if (pin) return [...warnings, `${pin.version} is pinned for ${scopeKey(pin.scope)} by ${pin.pinnedBy}.`];
  if (chosen) return [...warnings, `${chosen.version} is the highest release that is neither withdrawn nor a canary.`];
  return [...warnings, 'There is no release that everyone may get.'];
}

const isSameVersion =
  (one: { readonly name: string; readonly version: string }) =>
  (other: { readonly name: string; readonly version: string }) =>
    one.name === other.name && one.version === other.version;

function canaryReasons({ canary }: ResolvedRemote, bucket: number | undefined, isTrial: boolean): readonly string[] {
  if (!canary) return [];
  const share = `${canary.percent}% of visitors get the canary ${canary.record.version}`;
  if (bucket === undefined) return [`${share}; give a bucket from 0 to 99 to see which.`];
  return [`${share}; bucket ${bucket} is ${isTrial ? '' : 'not '}among them.`];
}

function fallbackReasons(catalogue: Catalogue, fallback: ResolvedRemote['lastGood']): readonly string[] {
  if (!fallback) return ['There is no version to fall back to.'];
  const quality = isProven(catalogue, fallback) ? 'proven' : 'not proven yet';
  return [`If it fails, the shell falls back to ${fallback.version}, which is ${quality}.`];
}
