import { Injectable } from '@nestjs/common';
import type {
  PinRequest,
  PinScope,
  PublishedRecord,
  RegistryPin,
  RegistryValidation,
  RemoteBuild,
} from '@home-move/contract';
import { Clock } from '../../common/clock/clock.js';
import { DomainError } from '../../common/problem/domain.error.js';
import { BrandService } from '../brand/brand.service.js';
import { ShellBuild } from '../documents/shell-build.js';
import { scopeKey } from './pin-scope.js';
import { recordDigest } from './record-digest.js';
import { recordComplaints } from './record-rules.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { RegistryRepository } from './registry.repository.js';
import { RemoteFiles } from './remote-files.js';

/** Changes what the registry knows; `who` is the id of a deploy key. */
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

  /** Throws VALIDATION with what is wrong by field, VERSION_EXISTS when the version has another content already. */
  async validate(build: RemoteBuild): Promise<RegistryValidation> {
    if (await this.published(build)) return { valid: true, exists: true };
    const [{ react: shellReact }, { remotes: known }] = await Promise.all([this.shell.read(), this.catalogue.read()]);
    const complaints = recordComplaints(build, { shellReact, known });
    const errors = Object.keys(complaints).length > 0 ? complaints : await this.files.complaints(build);
    if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
    return { valid: true, exists: false };
  }

  /** The record as it is published; publishing the same again changes nothing. */
  async publish(build: RemoteBuild, who: string): Promise<PublishedRecord> {
    await this.validate(build);
    const at = this.clock.now();
    const record: PublishedRecord = { ...build, publishedBy: who, publishedAt: at.toISOString() };
    const { name: remote, version: after } = record;
    const before = await this.published(build);
    if (before) return before;
    const change = { at, who, what: 'publish', remote, scope: null, before: null, after } as const;
    if (await this.repository.publish(record, change)) return record;
    // Somebody else published it in this moment: as if it had been there before.
    const theirs = await this.published(build);
    if (theirs) return theirs;
    throw new Error(`${remote} ${after} was not stored: its name is taken, and it is not there`);
  }

  /** All pins of the remote, as they are then. */
  async pin({ name, version, scope: asked }: PinRequest, who: string): Promise<readonly RegistryPin[]> {
    const scope = await this.knownScope(asked);
    const { remotes, pins } = await this.catalogue.read();
    const pinned = pins.find((pin) => pin.name === name && scopeKey(pin.scope) === scopeKey(scope))?.version ?? null;
    const at = this.clock.now();
    const change = { at, who, remote: name, scope: scopeKey(scope), before: pinned, after: version };
    if (version === null) {
      if (pinned !== null) await this.repository.unpin({ name, scope }, { ...change, what: 'unpin' });
    } else if (version !== pinned) {
      if (!remotes.some((one) => one.name === name && one.version === version)) {
        throw new DomainError('VALIDATION', { errors: { version: `${name} ${version} is not published` } });
      }
      const pin = { name, version, scope, pinnedBy: who, pinnedAt: at.toISOString() };
      await this.repository.pin(pin, { ...change, what: 'pin' });
    }
    return (await this.catalogue.read()).pins.filter((pin) => pin.name === name);
  }

  /** The published record when its content is this one; throws VERSION_EXISTS when the version has another. */
  private async published(build: RemoteBuild): Promise<PublishedRecord | null> {
    const [published, listed] = await Promise.all([this.catalogue.find(build), this.catalogue.findListed(build)]);
    for (const record of [published, listed]) {
      if (record === null || recordDigest(record) === recordDigest(build)) continue;
      const where = record === published ? 'is published already' : 'is listed in the running system already';
      const detail = `${build.name} ${build.version} ${where}, with other content. Give this one a new version.`;
      throw new DomainError('VERSION_EXISTS', { detail });
    }
    return published;
  }

  private async knownScope(scope: PinScope): Promise<PinScope> {
    if (scope === 'all') return scope;
    const refuse = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });
    if ('partner' in scope) {
      const brand = await this.brands.find(scope.partner);
      if (brand?.level !== 1) throw refuse('scope.partner', `no partner is called ${scope.partner}`);
      return { partner: brand.urlRoute };
    }
    const brand = await this.brands.find(scope.brand);
    if (!brand) throw refuse('scope.brand', `no brand is called ${scope.brand}`);
    const { urlRoute } = brand;
    if (scope.branch === undefined) return { brand: urlRoute };
    if (!(await this.brands.find(urlRoute, scope.branch))) {
      throw refuse('scope.branch', `${urlRoute} has no branch ${scope.branch}`);
    }
    return { brand: urlRoute, branch: scope.branch };
  }
}
