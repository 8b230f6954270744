import { Injectable } from '@nestjs/common';
import type {
  PinRequest,
  PublishedRecord,
  RegistryCanary,
  RegistryPin,
  RegistryValidation,
  RemoteBuild,
} from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ShellBuild } from '../shell-build/shell-build.js';
import { scopeKey } from './pin-scope.js';
import { recordDigest, recordErrors } from './record-rules.js';
import { RecordSignatures } from '../registry-records/record-signature.js';
import { RegistryCatalogue } from './registry.catalogue.js';
import { RegistryRepository } from './registry.repository.js';
import { RemoteFiles } from './remote-files.js';
import { groupByName, releasesOf } from './resolve-remotes.js';
import { ScopeService } from './scope.service.js';

const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });

/** Fields of the audit that only concern a record. */
const noBuild = { commit: null, builder: null, signedBy: null };

export interface PublishOptions {
  /** Share of visitors that gets it as a canary; everyone if undefined. */
  readonly percent?: number | undefined;
  readonly why?: string | undefined;
}

/** Publishes and pins remotes. `keyId` identifies the deploy key. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly repository: RegistryRepository,
    private readonly catalogue: RegistryCatalogue,
    private readonly signatures: RecordSignatures,
    private readonly files: RemoteFiles,
    private readonly shell: ShellBuild,
    private readonly scopes: ScopeService,
    private readonly clock: Clock,
  ) {}

  /**
   * Validates a build. Throws VALIDATION with errors by field, VERSION_EXISTS when the version has different content or has been
   * removed.
   */
  async validate(build: RemoteBuild): Promise<RegistryValidation> {
    const signatureError = this.signatures.errorOf(build);
    if (signatureError !== null) throw invalid('signature', signatureError);
    if (await this.findIdentical(build)) return { valid: true, exists: true };
    if (await this.repository.isRemoved(build)) {
      const detail = `${build.name} ${build.version} was published and removed, and browsers may still have its files. Give this one a new version.`;
      throw new DomainError('VERSION_EXISTS', { detail });
    }
    const [{ runtimes, provided }, { remotes, rejected }] = await Promise.all([
      this.shell.read(),
      this.catalogue.read(),
    ]);
    const known = [...remotes, ...rejected.map(({ record }) => record)];
    const recordProblems = recordErrors(build, { runtimes, provided, known });
    const errors = Object.keys(recordProblems).length > 0 ? recordProblems : await this.files.errors(build);
    if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
    return { valid: true, exists: false };
  }

  /**
   * Publishes a build and returns its record. Idempotent. A published version whose signature is not accepted gets the new one. With
   * `percent` it starts as a canary for that share of all visitors. Throws like `validate`, and VALIDATION for a canary without another
   * release.
   */
  async publish(build: RemoteBuild, { percent, why }: PublishOptions, keyId: string): Promise<PublishedRecord> {
    await this.validate(build);
    const at = this.clock.now();
    const record: PublishedRecord = { ...build, publishedBy: keyId, publishedAt: at.toISOString() };
    const { name: remote, version: after } = record;
    const before = await this.findIdentical(build);
    if (before) return this.sign(before, build, keyId);
    const canary =
      percent === undefined ? null : await this.firstCanary({ name: remote, version: after, percent }, at, keyId);
    const { commit = null, builder = null } = build;
    const scope = canary && `${canary.percent}% of all`;
    const change = { at, who: keyId, what: 'publish', remote, scope, before: null, after, why: why ?? null } as const;
    const origin = { commit, builder, signedBy: build.signature?.key ?? null };
    if (await this.repository.publish(record, canary, { ...change, ...origin })) return record;
    // A concurrent call has published it: treat it as published before.
    const concurrent = await this.findIdentical(build);
    if (concurrent) return concurrent;
    throw new Error(`${remote} ${after} was not stored: its name is taken, and it is not there`);
  }

  /** Sets or removes a pin. Returns all pins of the remote. Throws VALIDATION. */
  async pin({ name, version, scope: requested, why }: PinRequest, keyId: string): Promise<readonly RegistryPin[]> {
    const scope = await this.scopes.resolve(requested);
    const { remotes, pins, withdrawals } = await this.catalogue.read();
    const isSame = (record: Pick<PublishedRecord, 'name' | 'version'>) =>
      record.name === name && record.version === version;
    const pinned = pins.find((pin) => pin.name === name && scopeKey(pin.scope) === scopeKey(scope))?.version ?? null;
    const at = this.clock.now();
    const versions = { scope: scopeKey(scope), before: pinned, after: version };
    const change = { at, who: keyId, remote: name, ...versions, why: why ?? null, ...noBuild };
    if (version === null) {
      if (pinned !== null) await this.repository.unpin({ name, scope }, { ...change, what: 'unpin' });
    } else {
      if (!remotes.some(isSame)) throw invalid('version', `${name} ${version} is not published`);
      if (withdrawals.some(isSame)) throw invalid('version', `${name} ${version} is withdrawn`);
      const pin = { name, version, scope, pinnedBy: keyId, pinnedAt: at.toISOString() };
      if (version !== pinned) await this.repository.pin(pin, { ...change, what: 'pin' });
    }
    return (await this.catalogue.read()).pins.filter((pin) => pin.name === name);
  }

  /** Gives a published record the signature of the same build, if its own is not accepted. Returns the record. */
  private async sign(published: PublishedRecord, build: RemoteBuild, keyId: string): Promise<PublishedRecord> {
    const { signature } = build;
    if (signature === undefined || this.signatures.errorOf(published) === null) return published;
    const signed = { ...published, signature };
    // The signature covers commit, builder and sizes too, which the builds of one content may have different.
    const mismatch = this.signatures.errorOf(signed);
    if (mismatch !== null) throw invalid('signature', `${mismatch} that is published: publish that build`);
    const { name: remote, version } = published;
    await this.repository.sign(published, signature, {
      ...noBuild,
      at: this.clock.now(),
      who: keyId,
      what: 'sign',
      remote,
      scope: null,
      before: published.signature?.key ?? null,
      after: version,
      why: null,
      signedBy: signature.key,
    });
    return signed;
  }

  private async firstCanary(
    canary: Pick<RegistryCanary, 'name' | 'version' | 'percent'>,
    at: Date,
    keyId: string,
  ): Promise<RegistryCanary> {
    const catalogue = await this.catalogue.read();
    const versions = groupByName(catalogue.remotes).get(canary.name) ?? [];
    if (releasesOf(catalogue, versions).length === 0)
      throw invalid('percent', `there is no release of ${canary.name} for the others`);
    return { ...canary, scope: 'all', startedBy: keyId, startedAt: at.toISOString() };
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
}
