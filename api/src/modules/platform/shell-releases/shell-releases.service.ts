import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  shellName,
  type PublishedRecord,
  type PublishedShell,
  type RegistryAction,
  type RegistryValidation,
  type ShellRecord,
  type ShellRollback,
  type ShellStatus,
  type ShellVersionStatus,
  type ShellWithdrawalRequest,
} from '@home-move/contract';
import semver from 'semver';
import { Clock } from '../../../common/clock/clock.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { RecordSignatures } from '../registry-records/record-signature.js';
import type { RegistryChange } from '../registry-records/registry-changes.js';
import { scopesOf } from '../registry/pin-scope.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { RemoteFiles } from '../registry/remote-files.js';
import { resolveRemotes } from '../registry/resolve-remotes.js';
import { missingCalls } from '../registry-review/served-calls.js';
import { ShellBuild } from '../shell-build/shell-build.js';
import { ShellCache } from '../shell-build/shell-cache.js';
import { ShellCatalogue } from '../shell-build/shell-catalogue.js';
import { incompleteRecord, shellTemplate } from '../shell-build/shell-template.js';
import { ShellRepository } from '../shell-build/shell.repository.js';
import { unfitRemotes } from './unfit-remotes.js';

const invalid = (field: string, message: string) => new DomainError('VALIDATION', { errors: { [field]: message } });

/** Publishes versions of the shell and takes them back. `keyId` identifies the deploy key. */
@Injectable()
export class ShellReleasesService {
  constructor(
    private readonly repository: ShellRepository,
    private readonly catalogue: ShellCatalogue,
    private readonly build: ShellBuild,
    private readonly remotes: RegistryCatalogue,
    private readonly cache: ShellCache,
    private readonly files: RemoteFiles,
    private readonly signatures: RecordSignatures,
    private readonly brands: BrandService,
    private readonly clock: Clock,
  ) {}

  /**
   * Validates a record. Throws VALIDATION with errors by field: its signature, remotes that it would break, calls that the API does
   * not serve, and files that are missing or of no use. Throws VERSION_EXISTS when the version has other content.
   */
  async validate(shell: ShellRecord): Promise<RegistryValidation> {
    const signatureError = this.signatures.errorOf(shell);
    if (signatureError !== null) throw invalid('signature', signatureError);
    if (await this.findIdentical(shell)) return { valid: true, exists: true };
    if (semver.prerelease(shell.version) !== null)
      throw invalid('version', 'is a pre-release, which no document would use: publish it as a release');
    const unfit = { ...unfitRemotes(shell, await this.remotesInUse()), ...unservedCalls(shell) };
    const errors = Object.keys(unfit).length > 0 ? unfit : await this.fileErrors(shell);
    if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
    return { valid: true, exists: false };
  }

  /**
   * Publishes a record, and returns it with publisher and time. Idempotent. A published version whose signature is not accepted gets the new
   * one. Throws like `validate`.
   */
  async publish(shell: ShellRecord, why: string | undefined, keyId: string): Promise<PublishedShell> {
    await this.validate(shell);
    const before = await this.findIdentical(shell);
    if (before) return this.prepared(await this.sign(before, shell, keyId));
    const published = { ...shell, publishedBy: keyId, publishedAt: this.clock.now().toISOString() };
    const { commit = null, builder = null, signature } = shell;
    const change = this.change('publish', keyId, { before: await this.selected(), after: shell.version, why });
    const origin = { commit, builder, signedBy: signature?.key ?? null };
    if (!(await this.repository.publish(published, { ...change, ...origin }))) {
      // A concurrent call has published it.
      const concurrent = await this.findIdentical(shell);
      if (concurrent) return this.prepared(concurrent);
      throw new Error(`shell ${shell.version} was not stored, and it is not there`);
    }
    return this.prepared(published);
  }

  /** Lets this process fetch the files now; other processes fetch them for their next document. */
  private async prepared(published: PublishedShell): Promise<PublishedShell> {
    await this.build.prepare(published);
    return published;
  }

  /** Withdraws every release above a version, by default above the next lower one. Throws VALIDATION. */
  async rollback({ to, why }: ShellRollback, keyId: string): Promise<ShellStatus> {
    const releases = await this.releases();
    const target = to ?? releases[1];
    if (target === undefined) throw invalid('name', 'there is no lower release of the shell');
    if (!releases.includes(target))
      throw invalid('to', `${target} is no release that documents can use: it is unknown or withdrawn`);
    const above = releases.filter((version) => semver.gt(version, target));
    if (above.length === 0) throw invalid('to', `documents use ${target} already`);
    await this.assertFits(target);
    // The highest comes last, so that documents change once.
    for (const version of above.toReversed()) await this.withdrawOne(version, target, why, keyId);
    return this.status();
  }

  /** Withdraws or restores a version. Throws VALIDATION. */
  async withdraw({ version, isWithdrawn, why }: ShellWithdrawalRequest, keyId: string): Promise<ShellStatus> {
    const { versions } = await this.status();
    const known = versions.find((candidate) => candidate.version === version);
    if (!known) throw invalid('version', `shell ${version} is not published`);
    if (isWithdrawn && known.withdrawal === null) {
      const [after] = (await this.releases()).filter((release) => release !== version);
      if (after === undefined) throw invalid('version', `${version} is the only release of the shell`);
      await this.assertFits(after);
      await this.withdrawOne(version, after, why, keyId);
    }
    if (!isWithdrawn) {
      if (known.withdrawal === null) throw invalid('version', `${version} is not withdrawn`);
      await this.assertFits(version);
      await this.repository.restore(
        version,
        this.change('restore', keyId, { before: await this.selected(), after: version, why }),
      );
    }
    return this.status();
  }

  /** The versions of the shell, highest first. */
  async status(): Promise<ShellStatus> {
    const [{ published, withdrawals }, deployed, { version: inUse }] = await Promise.all([
      this.catalogue.read(),
      this.build.deployed(),
      this.build.read(),
    ]);
    const withdrawalOf = (version: string) => withdrawals.find((withdrawal) => withdrawal.version === version) ?? null;
    const ofDeployed: ShellVersionStatus = {
      version: deployed.version,
      source: 'deployed',
      runtimes: deployed.runtimes,
      publishedBy: null,
      publishedAt: null,
      commit: null,
      builder: null,
      signedBy: null,
      signatureError: null,
      withdrawal: withdrawalOf(deployed.version),
    };
    const others = published
      .filter(({ shell }) => shell.version !== deployed.version)
      .map(({ shell, signatureError }): ShellVersionStatus => {
        const { version, runtimes, publishedBy, publishedAt, commit = null, builder = null, signature } = shell;
        const signedBy = signature?.key ?? null;
        const origin = { publishedBy, publishedAt, commit, builder, signedBy, signatureError };
        return { version, source: 'published', runtimes, ...origin, withdrawal: withdrawalOf(version) };
      });
    const versions = [ofDeployed, ...others].toSorted((a, b) => semver.rcompare(a.version, b.version));
    return { selected: await this.selected(), inUse, versions };
  }

  /** Errors by field: missing or altered files, and a build from which no document can be written. */
  private async fileErrors(shell: ShellRecord): Promise<Readonly<Record<string, string>>> {
    const errors = await this.files.errors(shell);
    if (Object.keys(errors).length > 0) return errors;
    try {
      return incompleteRecord(shell, shellTemplate(shell, await this.cache.documentTexts(shell)));
    } catch (error) {
      return { files: `make no document: ${(error as Error).message}` };
    }
  }

  /** Throws VALIDATION if a version that documents would use from now on lacks what remotes need. */
  private async assertFits(version: string): Promise<void> {
    const [{ published }, deployed] = await Promise.all([this.catalogue.read(), this.build.deployedRecord()]);
    const record =
      version === deployed.version ? deployed : published.find(({ shell }) => shell.version === version)?.shell;
    const errors = record ? unfitRemotes(record, await this.remotesInUse()) : {};
    if (Object.keys(errors).length > 0) throw new DomainError('VALIDATION', { errors });
  }

  /** Gives a published record the signature of the same build, if its own is not accepted. Returns the record. */
  private async sign(published: PublishedShell, { signature }: ShellRecord, keyId: string): Promise<PublishedShell> {
    if (signature === undefined || this.signatures.errorOf(published) === null) return published;
    const signed = { ...published, signature };
    // The signature covers commit and builder too, which the builds of one content may have different.
    const mismatch = this.signatures.errorOf(signed);
    if (mismatch !== null) throw invalid('signature', `${mismatch} that is published: publish that build`);
    const { version } = published;
    const change = this.change('sign', keyId, { before: published.signature?.key ?? null, after: version });
    await this.repository.sign(version, signature, { ...change, signedBy: signature.key });
    return signed;
  }

  /** The versions that documents may use, highest first. */
  private async releases(): Promise<readonly string[]> {
    const { version: deployed } = await this.build.deployed();
    return (await this.catalogue.releases(deployed)).map((shell) => shell?.version ?? deployed);
  }

  private async selected(): Promise<string> {
    const [highest] = await this.releases();
    return highest ?? (await this.build.deployed()).version;
  }

  private async withdrawOne(version: string, after: string | null, why: string, keyId: string): Promise<void> {
    const withdrawal = { version, withdrawnBy: keyId, withdrawnAt: this.clock.now().toISOString(), why };
    await this.repository.withdraw(withdrawal, this.change('withdraw', keyId, { before: version, after, why }));
  }

  /** The versions of remotes that a document of any brand may load. */
  private async remotesInUse(): Promise<readonly PublishedRecord[]> {
    const [catalogue, brands] = await Promise.all([this.remotes.read(), this.brands.all()]);
    const ofBrands = brands.flatMap((brand) => {
      const { remotes, lastGood, canaries } = resolveRemotes(catalogue, scopesOf(brand));
      return [...remotes, ...lastGood, ...canaries.map(({ record }) => record)];
    });
    return [...new Set(ofBrands)];
  }

  /** The published record with the same content; null when there is none. Throws VERSION_EXISTS when its content differs. */
  private async findIdentical(shell: ShellRecord): Promise<PublishedShell | null> {
    const [{ published }, deployed] = await Promise.all([this.catalogue.read(), this.build.deployedRecord()]);
    const found = published.find((candidate) => candidate.shell.version === shell.version)?.shell ?? null;
    for (const record of [found, ...(deployed.version === shell.version ? [deployed] : [])]) {
      if (record === null || isDeepStrictEqual(contentOf(record), contentOf(shell))) continue;
      const where = record === found ? 'is published already' : 'is deployed with the API';
      const detail = `shell ${shell.version} ${where}, with other content. Give this one a new version.`;
      throw new DomainError('VERSION_EXISTS', { detail });
    }
    return found;
  }

  private change(
    what: RegistryAction,
    who: string,
    {
      why = null,
      ...versions
    }: Pick<RegistryChange, 'before' | 'after'> & { readonly why?: string | null | undefined },
  ): RegistryChange {
    const build = { commit: null, builder: null, signedBy: null };
    return { at: this.clock.now(), who, what, remote: shellName, scope: null, ...versions, why, ...build };
  }
}

/** The API calls of a shell that this API does not serve, by field. */
const unservedCalls = ({ endpoints }: ShellRecord) =>
  Object.fromEntries(
    endpoints.flatMap((endpoint, index) =>
      missingCalls({ endpoints: [endpoint] }).map(({ message }) => [`endpoints.${index}`, message] as const),
    ),
  );

/** The part of a record that may not change once it is published. */
const contentOf = ({ version, runtimes, provided, files }: ShellRecord) => ({
  version,
  runtimes: [...runtimes],
  provided,
  files,
});
