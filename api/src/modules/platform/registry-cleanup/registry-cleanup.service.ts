import { Injectable } from '@nestjs/common';
import type { CleanRequest, PublishedRecord, RegistryCleanup } from '@home-move/contract';
import semver from 'semver';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { scopesOf } from '../registry/pin-scope.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { type RegistryChange, RegistryChanges } from '../registry-records/registry-changes.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { groupByName } from '../registry/resolve-remotes.js';
import { ReportHealth } from '../reports/report-health.js';
import { IN_USE_MS, reasonsToKeep } from './reasons-to-keep.js';

const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });

/** Removes versions that nothing needs any more. `keyId` identifies the deploy key. */
@Injectable()
export class RegistryCleanupService {
  constructor(
    private readonly catalogue: RegistryCatalogue,
    private readonly repository: RegistryRepository,
    private readonly changes: RegistryChanges,
    private readonly health: ReportHealth,
    private readonly brands: BrandService,
    private readonly clock: Clock,
  ) {}

  /**
   * Lists the versions of a remote that may go and the reasons for which others stay; with `confirm` it removes the records of
   * the former. Throws VALIDATION for a remote without versions, and when the registry changes during a confirmed call.
   */
  async clean({ name, keep, confirm, why }: CleanRequest, keyId: string): Promise<RegistryCleanup> {
    // Before the catalogue: a change in between then counts as a change since.
    const revision = await this.repository.revision();
    const catalogue = await this.catalogue.read();
    const versions = groupByName(catalogue.remotes).get(name);
    if (!versions) throw invalid('name', `no version of ${name} is published`);
    const now = this.clock.now();
    const reasons = reasonsToKeep(catalogue, versions, { keep, now, ...(await this.facts(versions, now)) });
    const removable = versions.filter(({ version }) => (reasons.get(version) ?? []).length === 0);
    if (confirm && removable.length > 0)
      await this.remove(removable, { at: now, who: keyId, why: why ?? null }, revision);
    const kept = versions.filter((record) => !removable.includes(record));
    const removed = await this.repository.removedVersions(name);
    return {
      removable: confirm ? [] : removable.map(({ version }) => version),
      kept: kept.map(({ version }) => ({ version, reasons: reasons.get(version) ?? [] })),
      removed: removed.toSorted(semver.rcompare),
    };
  }

  private async facts(versions: readonly PublishedRecord[], now: Date) {
    const [{ name }] = versions as readonly [PublishedRecord, ...PublishedRecord[]];
    const since = new Date(now.getTime() - IN_USE_MS);
    const [brands, changes] = await Promise.all([this.brands.all(), this.changes.since(since, name)]);
    const listed: string[] = [];
    const visited: string[] = [];
    for (const record of versions) {
      if ((await this.catalogue.sourceOf(record)) === 'listed') listed.push(record.version);
      if (await this.health.wasVisited(name, record.version, since)) visited.push(record.version);
    }
    return {
      places: [scopesOf(null), ...brands.map(scopesOf)],
      listed: new Set(listed),
      changed: new Set(changes.flatMap(({ before, after }) => [before, after].filter((version) => version !== null))),
      visited: new Set(visited),
    };
  }

  private async remove(
    records: readonly PublishedRecord[],
    { at, who, why }: Pick<RegistryChange, 'at' | 'who' | 'why'>,
    revision: number,
  ): Promise<void> {
    const removedAt = at.toISOString();
    const versions = records.map(({ name, version }) => ({ name, version, removedBy: who, removedAt }));
    const changes = records.map(({ name: remote, version: before, commit = null, builder = null }): RegistryChange => ({
      at,
      who,
      what: 'remove',
      remote,
      scope: null,
      before,
      after: null,
      why,
      commit,
      builder,
      signedBy: null,
    }));
    if (await this.repository.remove(versions, changes, revision)) return;
    throw invalid('confirm', 'the registry has changed meanwhile: repeat the command');
  }
}
