import { Injectable } from '@nestjs/common';
import type {
  CanaryRequest,
  DisableRequest,
  JourneyId,
  PromoteRequest,
  PublishedRecord,
  RegistryAction,
  RegistryCanary,
  RegistryDisabling,
  RegistryWithdrawal,
  RollbackRequest,
  WithdrawalRequest,
} from '@home-move/contract';
import semver from 'semver';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { scopeKey } from './pin-scope.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import type { RegistryChange } from '../registry-records/registry-changes.js';
import { type Catalogue, groupByName, isWithdrawn, releaseBelow, releasesOf } from './resolve-remotes.js';
import { RolloutRepository } from './rollout.repository.js';
import { ScopeService } from './scope.service.js';

/** The name under which the registry itself acts. */
export const REGISTRY_ITSELF = 'registry';

const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });

/** Decides who gets which published version: canaries, withdrawals, and disabled remotes. `keyId` identifies the deploy key. */
@Injectable()
export class RolloutService {
  constructor(
    private readonly repository: RolloutRepository,
    private readonly catalogue: RegistryCatalogue,
    private readonly scopes: ScopeService,
    private readonly clock: Clock,
  ) {}

  /** Gives a version to a share of a scope only. Returns the canaries of the remote. Throws VALIDATION. */
  async canary(request: CanaryRequest, keyId: string): Promise<readonly RegistryCanary[]> {
    const { name, version, percent, why } = request;
    const scope = await this.scopes.resolve(request.scope);
    const catalogue = await this.catalogue.read();
    const versions = this.usable(catalogue, name, version);
    const others = releasesOf(catalogue, versions).filter((record) => record.version !== version);
    if (others.length === 0)
      throw invalid('version', `${version} is the only release of ${name}: none is left for other visitors`);
    const startedAt = this.clock.now().toISOString();
    const change = { scope: `${percent}% of ${scopeKey(scope)}`, before: others[0]?.version ?? null, after: version };
    await this.repository.startCanary(
      { name, version, scope, percent, startedBy: keyId, startedAt },
      this.change('canary', name, keyId, { ...change, why }),
    );
    return this.canariesOf(name);
  }

  /** Ends the canaries of a version, so that everyone gets it. Throws VALIDATION when it has none or is a pre-release. */
  async promote({ name, version, why }: PromoteRequest, keyId: string): Promise<readonly RegistryCanary[]> {
    const catalogue = await this.catalogue.read();
    const versions = this.usable(catalogue, name, version);
    if (!catalogue.canaries.some((canary) => canary.name === name && canary.version === version))
      throw invalid('version', `${version} is no canary`);
    if (semver.prerelease(version) !== null)
      throw invalid(
        'version',
        `${version} is a pre-release, which only a pin or a canary gives: publish it as a release`,
      );
    const before = releasesOf(catalogue, versions)[0]?.version ?? null;
    const change = this.change('promote', name, keyId, { scope: null, before, after: version, why });
    await this.repository.endCanaries({ name, version }, change);
    return this.canariesOf(name);
  }

  /** Withdraws every release above a version, by default above the newest proven one. Throws VALIDATION. */
  async rollback({ name, to, why }: RollbackRequest, keyId: string): Promise<readonly RegistryWithdrawal[]> {
    const catalogue = await this.catalogue.read();
    const releases = releasesOf(catalogue, this.versionsOf(catalogue, name));
    const [current] = releases;
    if (!current) throw invalid('name', `no release of ${name} is in use`);
    const target = to ?? releaseBelow(catalogue, releases, current.version)?.version;
    if (target === undefined) throw invalid('name', `there is no release of ${name} below ${current.version}`);
    if (!releases.some(({ version }) => version === target))
      throw invalid('to', `${target} is no release that can be given: it is unknown, withdrawn, or a canary`);
    const above = releases.filter(({ version }) => semver.gt(version, target));
    if (above.length === 0) throw invalid('to', `${target} is what everyone gets already`);
    const withdrawn: RegistryWithdrawal[] = [];
    for (const { version } of above) {
      const withdrawal = await this.withdrawOne({ name, version, why, by: keyId, after: target });
      if (withdrawal) withdrawn.push(withdrawal);
    }
    return withdrawn;
  }

  /** Withdraws or restores a version. Returns the withdrawals of the remote. Throws VALIDATION. */
  async withdraw(request: WithdrawalRequest, keyId: string): Promise<readonly RegistryWithdrawal[]> {
    const { name, version, isWithdrawn: wanted, why } = request;
    const catalogue = await this.catalogue.read();
    const isAlready = isWithdrawn(catalogue, { name, version });
    if (wanted && !isAlready) {
      const after = this.successorOf(catalogue, name, version);
      await this.withdrawOne({ name, version, why, by: keyId, after });
    }
    if (!wanted && isAlready) {
      const proof = { name, version, provenBy: keyId, provenAt: this.clock.now().toISOString() };
      const change = this.change('restore', name, keyId, { scope: null, before: null, after: version, why });
      await this.repository.restore(proof, change);
    }
    if (!wanted && !isAlready) throw invalid('version', `${version} is not withdrawn`);
    return (await this.catalogue.read()).withdrawals.filter((withdrawal) => withdrawal.name === name);
  }

  /** Switches a remote off or on for a scope. Returns the scopes for which it is off. Throws VALIDATION. */
  async disable(request: DisableRequest, keyId: string): Promise<readonly RegistryDisabling[]> {
    const { name, isDisabled, message, why } = request;
    const scope = await this.scopes.resolve(request.scope);
    const disabledOf = async () => (await this.catalogue.read()).disabled.filter((entry) => entry.name === name);
    const isAlready = (await disabledOf()).some((entry) => scopeKey(entry.scope) === scopeKey(scope));
    if (!isDisabled && !isAlready) throw invalid('scope', `${name} is not disabled for ${scopeKey(scope)}`);
    const what = isDisabled ? 'disable' : 'enable';
    const change = this.change(what, name, keyId, { scope: scopeKey(scope), before: null, after: null, why });
    if (isDisabled) {
      const disabledAt = this.clock.now().toISOString();
      await this.repository.disable({ name, message, scope, disabledBy: keyId, disabledAt }, change);
    } else {
      await this.repository.enable({ name, scope }, change);
    }
    return disabledOf();
  }

  /**
   * Withdraws a version on the registry's own decision. Returns false when it is withdrawn already, when a person has restored
   * it, or when no other release could take its place.
   */
  async withdrawFaulty(name: JourneyId, version: string, why: string): Promise<boolean> {
    const catalogue = await this.catalogue.read();
    const proof = catalogue.proofs.find((candidate) => candidate.name === name && candidate.version === version);
    const isTrusted = proof !== undefined && proof.provenBy !== REGISTRY_ITSELF;
    const after = this.otherReleases(catalogue, name, version)[0]?.version;
    if (isTrusted || after === undefined || isWithdrawn(catalogue, { name, version })) return false;
    return (await this.withdrawOne({ name, version, why, by: REGISTRY_ITSELF, after })) !== null;
  }

  /** Records that a version is proven, once. */
  async prove(name: JourneyId, version: string, why: string): Promise<boolean> {
    const proof = { name, version, provenBy: REGISTRY_ITSELF, provenAt: this.clock.now().toISOString() };
    const change = this.change('prove', name, REGISTRY_ITSELF, { scope: null, before: null, after: version, why });
    return this.repository.prove(proof, change);
  }

  private async withdrawOne(withdrawal: {
    readonly name: JourneyId;
    readonly version: string;
    readonly why: string;
    readonly by: string;
    readonly after: string | null;
  }): Promise<RegistryWithdrawal | null> {
    const { name, version, why, by, after } = withdrawal;
    const stored = { name, version, withdrawnBy: by, withdrawnAt: this.clock.now().toISOString(), why };
    const change = this.change('withdraw', name, by, { scope: null, before: version, after, why });
    return (await this.repository.withdraw(stored, change)) ? stored : null;
  }

  /** The release that everyone gets once a version is withdrawn. Throws VALIDATION when there is none. */
  private successorOf(catalogue: Catalogue, name: JourneyId, version: string): string | null {
    const versions = this.usable(catalogue, name, version);
    const others = this.otherReleases(catalogue, name, version);
    if (others.length > 0) return others[0]?.version ?? null;
    if (!releasesOf(catalogue, versions).some((record) => record.version === version)) return null;
    throw invalid('version', `${version} is the only release of ${name}: disable the remote instead`);
  }

  private otherReleases(catalogue: Catalogue, name: JourneyId, version: string): readonly PublishedRecord[] {
    const versions = groupByName(catalogue.remotes).get(name) ?? [];
    return releasesOf(catalogue, versions).filter((record) => record.version !== version);
  }

  private versionsOf({ remotes }: Catalogue, name: JourneyId): readonly PublishedRecord[] {
    const versions = groupByName(remotes).get(name);
    if (!versions) throw invalid('name', `no version of ${name} is published`);
    return versions;
  }

  /** All versions of a remote. Throws VALIDATION when the given one is unknown or withdrawn. */
  private usable(catalogue: Catalogue, name: JourneyId, version: string): readonly PublishedRecord[] {
    const versions = this.versionsOf(catalogue, name);
    if (!versions.some((record) => record.version === version))
      throw invalid('version', `${name} ${version} is not published`);
    if (isWithdrawn(catalogue, { name, version })) throw invalid('version', `${name} ${version} is withdrawn`);
    return versions;
  }

  private async canariesOf(name: JourneyId): Promise<readonly RegistryCanary[]> {
    return (await this.catalogue.read()).canaries.filter((canary) => canary.name === name);
  }

  private change(
    what: RegistryAction,
    remote: JourneyId,
    who: string,
    {
      why = null,
      ...versions
    }: Pick<RegistryChange, 'scope' | 'before' | 'after'> & { readonly why?: string | null | undefined },
  ): RegistryChange {
    const build = { commit: null, builder: null, signedBy: null };
    return { at: this.clock.now(), who, what, remote, ...versions, why, ...build };
  }
}
