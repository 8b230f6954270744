import { Injectable } from '@nestjs/common';
import type { PublishedShell, ShellWithdrawal } from '@home-move/contract';
import semver from 'semver';
import { Log } from '../../../common/logging/log.js';
import { RecordSignatures } from '../registry-records/record-signature.js';
import { ShellRepository } from './shell.repository.js';

/** A published shell, and why its signature is not accepted; null if it is. */
interface VerifiedShell {
  readonly shell: PublishedShell;
  readonly signatureError: string | null;
}

export interface Shells {
  readonly published: readonly VerifiedShell[];
  readonly withdrawals: readonly ShellWithdrawal[];
}

/** All published shells, read again only after a change of the registry. */
@Injectable()
export class ShellCatalogue {
  private cached: { readonly revision: number; readonly shells: Promise<Shells> } | null = null;

  constructor(
    private readonly repository: ShellRepository,
    private readonly signatures: RecordSignatures,
    private readonly log: Log,
  ) {}

  async read(): Promise<Shells> {
    const revision = await this.repository.revision();
    if (this.cached?.revision !== revision) this.cached = { revision, shells: this.verified() };
    const { cached } = this;
    return cached.shells.catch((error: unknown) => {
      if (this.cached === cached) this.cached = null;
      throw error;
    });
  }

  /**
   * The releases that documents may use, highest first: signed ones and the deployed one, without withdrawn ones and pre-releases.
   * Null is the deployed one, which wins over the same published version.
   */
  async releases(deployed: string): Promise<readonly (PublishedShell | null)[]> {
    const { published, withdrawals } = await this.read();
    if (published.length === 0) return [null];
    const shells = published.flatMap(({ shell, signatureError }) =>
      signatureError === null && shell.version !== deployed ? [shell] : [],
    );
    const versionOf = (shell: PublishedShell | null) => shell?.version ?? deployed;
    return [null, ...shells]
      .filter((shell) => semver.prerelease(versionOf(shell)) === null)
      .filter((shell) => !withdrawals.some(({ version }) => version === versionOf(shell)))
      .toSorted((a, b) => semver.rcompare(versionOf(a), versionOf(b)));
  }

  private async verified(): Promise<Shells> {
    const [published, withdrawals] = await Promise.all([this.repository.published(), this.repository.withdrawn()]);
    return { published: published.map((shell) => this.verify(shell)), withdrawals };
  }

  private verify(shell: PublishedShell): VerifiedShell {
    const signatureError = this.signatures.errorOf(shell);
    const { version } = shell;
    if (signatureError !== null)
      this.log.error({ shell: version, reason: `signature ${signatureError}` }, 'record is not served');
    return { shell, signatureError };
  }
}
