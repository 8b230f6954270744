import { Injectable } from '@nestjs/common';
import type { RegistryFinding, RegistryReview, RemoteBuild, ReplacedVersion } from '@home-move/contract';
import { Clock } from '../../../common/clock/clock.js';
import { BrandService } from '../../brands/brand/brand.service.js';
import { recordErrors } from '../registry/record-rules.js';
import { RegistryCatalogue } from '../registry/registry.catalogue.js';
import { type Catalogue, isProven } from '../registry/resolve-remotes.js';
import { ReportHealth } from '../reports/report-health.js';
import { ShellBuild } from '../shell-build/shell-build.js';
import { brandsOf, changesBy, replacementsBy, type Replacement } from './brand-change.js';
import { firstScreenGrowth } from './first-screen-growth.js';
import { hidingRules } from './hiding-rules.js';
import { removedPages } from './removed-pages.js';
import { missingCalls } from './served-calls.js';
import { unknownPages } from './unknown-pages.js';

const DAY_MS = 24 * 3_600_000;

/** Reviews the effect of a publication on each brand. */
@Injectable()
export class RegistryReviewService {
  constructor(
    private readonly catalogue: RegistryCatalogue,
    private readonly shell: ShellBuild,
    private readonly brands: BrandService,
    private readonly health: ReportHealth,
    private readonly clock: Clock,
  ) {}

  /**
   * Compares a build with the version that each brand gets now. A version that is known already changes nothing, so it has no
   * findings. Throws UNAVAILABLE when the remotes cannot be read.
   */
  async review(build: RemoteBuild): Promise<RegistryReview> {
    const [catalogue, brands, { runtimes, provided }] = await Promise.all([
      this.catalogue.read(),
      this.brands.all(),
      this.shell.read(),
    ]);
    const { name, version } = build;
    const isKnown = catalogue.remotes.some((record) => record.name === name && record.version === version);
    if (isKnown) return { errors: [], warnings: [], replaces: [] };
    const changes = changesBy(build, catalogue, brands);
    const replacements = replacementsBy(build, changes);
    const recordProblems = Object.entries(recordErrors(build, { runtimes, provided, known: catalogue.remotes }));
    return {
      errors: [
        ...recordProblems.map(([field, message]) => ({ code: 'record', message: `${field} ${message}` }) as const),
        ...unknownPages(build),
        ...missingCalls(build),
        ...replacements.flatMap((replacement) => pageErrors(build, replacement)),
      ],
      warnings: [
        ...replacements.flatMap((replacement) => replacementWarnings(build, replacement, catalogue)),
        ...hidingRules(build, changes),
      ],
      replaces: await Promise.all(replacements.map((replacement) => this.replaced(build, replacement))),
    };
  }

  private async replaced({ name }: RemoteBuild, { before, changes }: Replacement): Promise<ReplacedVersion> {
    const brands = brandsOf(changes);
    if (!before) return { version: null, brands, visits: 0 };
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const routes = new Set(changes.map(({ brand }) => brand.urlRoute));
    return { version: before.version, brands, visits: await this.health.visits(name, before.version, routes, since) };
  }
}

function pageErrors(build: RemoteBuild, { before, changes }: Replacement): readonly RegistryFinding[] {
  const brands = brandsOf(changes);
  return removedPages(before ?? build, build).steps.map((page) => ({
    code: 'removed-page',
    message: `No version would serve the page ${page} any more; ${before?.version} does.`,
    brands,
  }));
}

function replacementWarnings(
  build: RemoteBuild,
  { before, changes }: Replacement,
  catalogue: Catalogue,
): readonly RegistryFinding[] {
  if (!before) return [];
  const brands = brandsOf(changes);
  const removed = removedPages(before, build).others;
  const growth = firstScreenGrowth(before, build);
  const fallback = changes[0]?.after.lastGood?.version ?? 'no other version';
  return [
    ...removed.map(
      (path) => ({ code: 'removed-page', message: `No version would serve ${path} any more.`, brands }) as const,
    ),
    ...(before.kind === build.kind ? [] : [kindWarning(before.kind, build.kind, brands)]),
    ...(growth === null ? [] : [{ code: 'larger', message: growth, brands } as const]),
    ...(isProven(catalogue, before)
      ? []
      : [
          {
            code: 'unproven',
            message: `${before.version}, the version before, is not proven yet. If this one fails, visitors get ${fallback}.`,
            brands,
          } as const,
        ]),
  ];
}

const failures: Readonly<Record<RemoteBuild['kind'], string>> = {
  required: 'stops the journey',
  optional: 'lets movers skip its pages',
  silent: 'is not shown',
};

const kindWarning = (
  before: RemoteBuild['kind'],
  after: RemoteBuild['kind'],
  brands: readonly string[],
): RegistryFinding => ({
  code: 'changed-kind',
  message: `Its kind changes from ${before} to ${after}: its failure ${failures[after]}.`,
  brands,
});
