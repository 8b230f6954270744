import { Inject, Injectable } from '@nestjs/common';
import {
  embeddingEndpoints,
  urlOf,
  type HostProblem,
  type SiteCheck,
  type SiteCheckRequest,
  type SiteFinding,
} from '@home-move/contract';
import { Timers } from '../../../common/clock/clock.js';
import { inResponseSteps } from '../../../common/clock/response-step.js';
import { RateLimiter } from '../../../common/rate-limit/rate-limiter.js';
import { ENV, type Env } from '../../../config/env.js';
import type { WebPage } from '../../../providers/web-pages/web-pages.port.js';
import { BrandService } from '../brand/brand.service.js';
import { metaPolicies } from './meta-policies.js';
import { PageReader, type UnreadPage } from './page-reader.js';
import { policyFindings, type EmbedRequest, type PagePolicy } from './policy-findings.js';
import { parsePolicies, parsePolicy } from './security-policy.js';

const windowSeconds = 600;
const isolating = /^\s*(?:require-corp|credentialless)\b/i;

/** Checks whether a page can show the portal, for web developers who have not added it yet. */
@Injectable()
export class SiteCheckService {
  constructor(
    private readonly brands: BrandService,
    private readonly reader: PageReader,
    private readonly limiter: RateLimiter,
    private readonly timers: Timers,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Opens a page and returns everything that keeps it from showing the portal. Response times are rounded up, so that they
   * do not reveal which names our name server knows. Throws TOO_MANY_REQUESTS.
   */
  async check(request: SiteCheckRequest, clientAddress: string): Promise<SiteCheck> {
    const max = this.env.SITE_CHECK_LIMIT;
    await this.limiter.hit({ name: 'site-check', by: clientAddress, max, windowSeconds });
    return inResponseSteps(this.timers, () => this.run(request));
  }

  private async run(request: SiteCheckRequest): Promise<SiteCheck> {
    const start = new URL(request.url);
    const problem = await this.hostProblem(start, request);
    if (problem === 'unknown-brand' || problem === 'brand-archived')
      return resultOf(start, [{ code: problem, blocks: true, fix: null }]);
    const reading = await this.reader.read(start, AbortSignal.timeout(this.env.SITE_CHECK_TIMEOUT));
    const { url } = reading;
    const isMoved = url.origin !== start.origin;
    if (reading.page === null) {
      const isOriginKnown = !isMoved && reading.reason !== 'http';
      return resultOf(url, [...(isOriginKnown ? originFindings(url, problem) : []), unreadFinding(reading)]);
    }
    const finalProblem = isMoved ? await this.hostProblem(url, request) : problem;
    return resultOf(url, [
      ...(isMoved ? [redirectFinding(url)] : []),
      ...originFindings(url, finalProblem),
      ...this.pageFindings(url, reading.page, request),
    ]);
  }

  private hostProblem({ origin }: URL, { brand, branch }: SiteCheckRequest): Promise<HostProblem | null> {
    return this.brands.hostProblem(origin, brand, branch);
  }

  private pageFindings(url: URL, page: WebPage, request: SiteCheckRequest): readonly SiteFinding[] {
    if (!isHtml(page)) return [{ code: 'not-html', blocks: true, fix: null }];
    const requests = this.requestsOf(request);
    const isolation: SiteFinding = {
      code: 'blocked-by-isolation',
      blocks: false,
      fix: { kind: 'remove-header', header: 'Cross-Origin-Embedder-Policy' },
    };
    return [
      ...policiesOf(page).flatMap((policy) => policyFindings(policy, url, requests)),
      ...(isolating.test(page.embedderPolicy ?? '') ? [isolation] : []),
    ];
  }

  /** The requests that a page with the portal of a brand makes. */
  private requestsOf({ brand, branch }: SiteCheckRequest): readonly EmbedRequest[] {
    const { ASSETS_ORIGIN, PUBLIC_ORIGIN } = this.env;
    const segments = [brand, branch].flatMap((segment) => (segment ? [encodeURIComponent(segment)] : []));
    return [
      { target: 'loader', kind: 'script', url: new URL('/v1/loader.js', ASSETS_ORIGIN) },
      // The address has its version.
      { target: 'second-script', kind: 'script', url: new URL('/v0/behaviour.js', ASSETS_ORIGIN) },
      { target: 'frame', kind: 'frame', url: new URL(`/embed/${segments.join('/')}`, PUBLIC_ORIGIN) },
      {
        target: 'explanation',
        kind: 'connection',
        url: new URL(urlOf(embeddingEndpoints.check, {}), PUBLIC_ORIGIN),
      },
    ];
  }
}

function resultOf(url: URL, findings: readonly SiteFinding[]): SiteCheck {
  return {
    url: `${url.origin}${url.pathname}`,
    isAllowed: !findings.some(({ blocks }) => blocks),
    findings,
  };
}

function unreadFinding({ reason, status }: UnreadPage): SiteFinding {
  if (reason === 'http') return { code: 'plain-http', blocks: true, fix: null };
  return { code: 'not-reachable', blocks: true, reason, status, fix: null };
}

const redirectFinding = ({ origin }: URL): SiteFinding => ({ code: 'redirected', blocks: false, origin, fix: null });

function originFindings({ origin }: URL, problem: HostProblem | null): readonly SiteFinding[] {
  if (problem !== 'origin-not-listed') return [];
  return [{ code: problem, blocks: true, fix: { kind: 'register-origin', origin } }];
}

/** Browsers treat a page without a type as HTML. */
const isHtml = ({ contentType }: WebPage) =>
  contentType === null || /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|,|$)/i.test(contentType);

/** The policies of the headers, then of the head, in the order of the page. */
function policiesOf({ securityPolicy, start }: WebPage): readonly PagePolicy[] {
  const inHeaders = parsePolicies(securityPolicy ?? '').map((policy) => ({ place: 'header' as const, policy }));
  const inHead = metaPolicies(start)
    .map((text) => ({ place: 'meta' as const, policy: parsePolicy(text) }))
    .filter(({ policy }) => policy.length > 0);
  return [...inHeaders, ...inHead];
}
