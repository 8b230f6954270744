import { Injectable } from '@nestjs/common';
import type {
  PinRequest,
  PinScope,
  PublishedRecord,
  RegistryPin,
  RegistryValidation,
  RemoteBuild,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { ShellBuild } from '../shell-build/shell-build.js';
import { scopeKey } from './pin-scope.js';
import { recordDigest, recordErrors } from './record-rules.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { RegistryRepository } from './registry.repository.js';
import { RemoteFiles } from './remote-files.js';

/** Publishes and pins remotes. `keyId` identifies the deploy key. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly repository: RegistryRepository,
    private readonly catalogue: RegistryCatalogue,
    private readonly files: RemoteFiles,
    private readonly shell: ShellBuild,
    private readonly brands: BrandService,
    private readonly clock: Clock,
  ) {}

  /** Validates a build. Throws VALIDATION with errors by field, VERSION_EXISTS when the version has different content. */
  async validate(build: RemoteBuild): Promise<RegistryValidation> {
    if (await this.findIdentical(build)) return { valid: true, exists: true };
    const [{ provided }, { remotes: known }] = await Promise.all([this.shell.read(), this.catalogue.read()]);
    const recordProblems = recordErrors(build, { provided, known });
    const errors = Object.keys(recordProblems).length > 0 ? recordProblems : await this.files.errors(build);
    if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
    return { valid: true, exists: false };
  }

  /** Publishes a build and returns its record. Idempotent. Throws like `validate`. */
  async publish(build: RemoteBuild, keyId: string): Promise<PublishedRecord> {
    await this.validate(build);
    const at = this.clock.now();
    const record: PublishedRecord = { ...build, publishedBy: keyId, publishedAt: at.toISOString() };
    const { name: remote, version: after } = record;
    const before = await this.findIdentical(build);
    if (before) return before;
    const change = { at, who: keyId, what: 'publish', remote, scope: null, before: null, after } as const;
    if (await this.repository.publish(record, change)) return record;
    // A concurrent call has published it: treat it as published before.
    const concurrent = await this.findIdentical(build);
    if (concurrent) return concurrent;
    throw new Error(`${remote} ${after} was not stored: its name is taken, and it is not there`);
  }

  /** Sets or removes a pin. Returns all pins of the remote. Throws VALIDATION. */
  async pin({ name, version, scope: requested }: PinRequest, keyId: string): Promise<readonly RegistryPin[]> {
    const scope = await this.resolveScope(requested);
    const { remotes, pins } = await this.catalogue.read();
    const pinned = pins.find((pin) => pin.name === name && scopeKey(pin.scope) === scopeKey(scope))?.version ?? null;
    const at = this.clock.now();
    const change = { at, who: keyId, remote: name, scope: scopeKey(scope), before: pinned, after: version };
    if (version === null) {
      if (pinned !== null) await this.repository.unpin({ name, scope }, { ...change, what: 'unpin' });
    } else if (version !== pinned) {
      if (!remotes.some((remote) => remote.name === name && remote.version === version)) {
        throw new DomainError('VALIDATION', { errors: { version: `${name} ${version} is not published` } });
      }
      const pin = { name, version, scope, pinnedBy: keyId, pinnedAt: at.toISOString() };
      await this.repository.pin(pin, { ...change, what: 'pin' });
    }
    return (await this.catalogue.read()).pins.filter((pin) => pin.name === name);
  }

  /** The published record with the same content; null when there is none. Throws VERSION_EXISTS when its content differs. */
  private async findIdentical(build: RemoteBuild): Promise<PublishedRecord | null> {
    const [published, listed] = await Promise.all([this.catalogue.find(build), this.catalogue.findListed(build)]);
    for (const record of [published, listed]) {
      if (record === null || recordDigest(record) === recordDigest(build)) continue;
      const where = record === published ? 'is published already' : 'is listed in the running system already';
      const detail = `${build.name} ${build.version} ${where}, with other content. Give this one a new version.`;
      throw new DomainError('VERSION_EXISTS', { detail });
    }
    return published;
  }

  private async resolveScope(scope: PinScope): Promise<PinScope> {
    if (scope === 'all') return scope;
    const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });
    if ('partner' in scope) {
      const brand = await this.brands.find(scope.partner);
      if (brand?.level !== 1) throw invalid('scope.partner', `no partner is called ${scope.partner}`);
      return { partner: brand.urlRoute };
    }
    const brand = await this.brands.find(scope.brand);
    if (!brand) throw invalid('scope.brand', `no brand is called ${scope.brand}`);
    const { urlRoute } = brand;
    if (scope.branch === undefined) return { brand: urlRoute };
    if (!(await this.brands.find(urlRoute, scope.branch))) {
      throw invalid('scope.branch', `${urlRoute} has no branch ${scope.branch}`);
    }
    return { brand: urlRoute, branch: scope.branch };
  }
}
