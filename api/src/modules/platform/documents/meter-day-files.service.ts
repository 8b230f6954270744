import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Inject, Injectable } from '@nestjs/common';
import { brandingOf, BrandService } from '../../brands/brand/brand.service.js';
import type { Brand } from '../../brands/brand/brands.data.js';
import { DomainError } from '../../../common/problem/domain.error.js';
import { ENV, type Env } from '../../../config/env.js';
import { RegistryService } from '../registry/registry.service.js';
import { ShellBuild } from '../shell-build/shell-build.js';
import { brandLook } from './brand-look.js';
import { documentMode } from './document-mode.js';
import { type DocumentPath, readDocumentPath } from './document-path.js';
import { documentHeaders } from './document-policy.js';
import { mayHaveWorker, type MeterDayFilePath } from './meter-day-files.js';
import { writeOfflineDocument } from './offline-document.js';
import { webManifest } from './web-manifest.js';

export interface ServedFile {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string;
}

const worker = readFileSync(createRequire(import.meta.url).resolve('#meter-day-worker'), 'utf8');

/** The name of the script of the page without a signal, in the files of a remote. */
const offlineScript = /^offline\.[0-9a-f]+\.js$/;

/** The files below the meter day page of each brand. None is personal. [METER-16 to METER-18] */
@Injectable()
export class MeterDayFiles {
  constructor(
    private readonly brands: BrandService,
    private readonly registry: RegistryService,
    private readonly shell: ShellBuild,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Throws NOT_FOUND in frames, for agents, while the worker is switched off, and without a version of the page that has the script. */
  async file({ page, file }: MeterDayFilePath, portal: DocumentPath['portal']): Promise<ServedFile> {
    const requested = readDocumentPath(page, portal);
    if (!mayHaveWorker(requested)) throw new DomainError('NOT_FOUND');
    const brand = await this.brandOf(requested);
    if (file === 'manifest.webmanifest') return this.manifest(brand, page);
    const script = this.env.METER_DAY_WORKER === 'on' ? await this.script(brand) : null;
    if (script === null) throw new DomainError('NOT_FOUND');
    return file === 'worker.js' ? this.worker(page) : this.offline(brand, script);
  }

  private async brandOf({ brand, branch }: DocumentPath): Promise<Brand> {
    const found =
      brand === null
        ? null
        : ((await this.brands.find(brand, branch)) ?? (branch === null ? null : await this.brands.find(brand)));
    return found ?? this.brands.default();
  }

  private async script(brand: Brand): Promise<{ readonly href: string; readonly integrity: string } | null> {
    const { remotes } = await this.registry.resolution(brand);
    const record = remotes.find(({ name }) => name === 'your-move');
    const [name, integrity] = Object.entries(record?.files ?? {}).find(([each]) => offlineScript.test(each)) ?? [];
    return record && name && integrity ? { href: this.registry.fileUrl(record, name), integrity } : null;
  }

  private worker(page: string): ServedFile {
    return {
      type: 'text/javascript; charset=utf-8',
      headers: {
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; connect-src 'self' ${this.env.ASSETS_ORIGIN}`,
        'service-worker-allowed': page,
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      },
      content: worker,
    };
  }

  private async offline(brand: Brand, script: { readonly href: string; readonly integrity: string }) {
    const { tokens } = await this.shell.read();
    const look = brandLook(brand.look);
    const { PUBLIC_ORIGIN: publicOrigin, ASSETS_ORIGIN: assetsOrigin } = this.env;
    const headers = documentHeaders({
      context: 'hosted',
      assetsOrigin,
      publicOrigin,
      tokensHash: tokens.hash,
      sheetHash: look.sheet.hash,
      scriptHash: null,
      frameAncestors: [],
      hasPreviews: false,
      isOfOneBrowser: false,
      browser: undefined,
      logoOrigins: [],
      analyticsOrigin: null,
      meterDayPage: null,
    });
    const mode = documentMode({ context: 'hosted', darkMode: brand.darkMode, theme: undefined });
    return {
      type: 'text/html; charset=utf-8',
      headers,
      content: writeOfflineDocument({ branding: brandingOf(brand), look, mode, tokens, script }),
    };
  }

  private async manifest(brand: Brand, page: string): Promise<ServedFile> {
    const { html } = await this.shell.read();
    const icon = /<link rel="icon" href="([^"]+)"/.exec(html)?.[1] ?? '/favicon.ico';
    return {
      type: 'application/manifest+json; charset=utf-8',
      headers: { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' },
      content: JSON.stringify(webManifest({ branding: brandingOf(brand), look: brand.look, page, icon })),
    };
  }
}
