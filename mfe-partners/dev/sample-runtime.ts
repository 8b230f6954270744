import {
  ApiError,
  brandEndpoints,
  embeddingEndpoints,
  generalProblem,
  type SiteCheck,
  type SiteFinding,
} from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';

// Sample data of the development page. The brand `oakwood` exists; a page whose path contains `policy`, `origin` or `down` has
// that fault. The preview needs a running portal: `npm run dev -w mfe-partners -- --env shell`.
export const path = '/partners';
export const runtime = createTestRuntime();

const oakwood = aBranding({ name: 'Oakwood Lettings', urlRoute: 'oakwood', theme: 'oakwood', logo: 'oakwood' });

runtime.answer(brandEndpoints.branding, ({ params }) => {
  if (params.brand !== 'oakwood') throw new ApiError(generalProblem('NOT_FOUND'));
  return oakwood;
});
runtime.answer(brandEndpoints.branchBranding, ({ params }) => {
  if (params.brand !== 'oakwood' || params.branch !== '12') throw new ApiError(generalProblem('NOT_FOUND'));
  return { ...oakwood, name: 'Oakwood Bedford', branch: 12 };
});

runtime.answer(embeddingEndpoints.check, () => ({ problem: null }));

function findingsAt({ origin, pathname }: URL): readonly SiteFinding[] {
  if (pathname.includes('down'))
    return [{ code: 'not-reachable', blocks: true, reason: 'timeout', status: null, fix: null }];
  if (pathname.includes('origin'))
    return [{ code: 'origin-not-listed', blocks: true, fix: { kind: 'register-origin', origin } }];
  if (!pathname.includes('policy')) return [];
  return [
    {
      code: 'blocked-by-policy',
      blocks: true,
      targets: ['loader', 'frame'],
      fix: {
        kind: 'change-policy',
        place: 'header',
        policy: [
          { text: "default-src 'self'; script-src 'self' ", isNew: false },
          { text: 'https://assets.example.test', isNew: true },
        ],
      },
    },
  ];
}

runtime.answer(embeddingEndpoints.checkSite, ({ body }): SiteCheck => {
  const url = new URL(body.url);
  const findings = findingsAt(url);
  return { url: `${url.origin}${url.pathname}`, isAllowed: findings.length === 0, findings };
});
