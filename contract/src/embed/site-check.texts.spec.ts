import type { PolicyFix, PolicyTarget, SiteFinding } from './site-check';
import { siteFindingText } from './site-check.texts';

const policyFix = (fix: Partial<PolicyFix> = {}): PolicyFix => ({
  kind: 'change-policy',
  place: 'header',
  policy: [{ text: "default-src 'self'", isNew: false }],
  ...fix,
});
const blockedByPolicy = (targets: readonly PolicyTarget[], fix = policyFix()): SiteFinding => ({
  code: 'blocked-by-policy',
  blocks: targets.includes('loader') || targets.includes('frame'),
  targets,
  fix,
});
const textOf = (finding: SiteFinding) => siteFindingText(finding, 'Oakwood Lettings');

describe('the text of a finding', () => {
  it('names the brand that has not registered the address', () => {
    const fix = { kind: 'register-origin', origin: 'https://www.oakwood.example' } as const;
    expect(textOf({ code: 'origin-not-listed', blocks: true, fix })).toEqual({
      label: 'Address not registered',
      text: 'Oakwood Lettings has not registered this address yet. Visitors would see a link to the portal instead of the portal.',
      fix: { title: 'Ask us to register this origin', hint: 'Nothing on your page has to change.' },
    });
  });

  it.each([
    [['loader', 'frame'], 'the script and the frame'],
    [['loader', 'second-script'], 'the script'],
    [['frame', 'explanation'], 'the frame'],
  ] as const)('on a policy that blocks %j names %s', (targets, names) => {
    expect(textOf(blockedByPolicy(targets))).toEqual({
      label: 'Blocked by your page',
      text: `Your page has a security policy that does not name us, so browsers block ${names}.`,
      fix: {
        title: 'Change this line on your server',
        hint: 'The marked parts are new. Everything else stays as it is.',
      },
    });
  });

  it('on a policy that blocks only an extra explains the limit', () => {
    expect(textOf(blockedByPolicy(['second-script', 'explanation']))).toMatchObject({
      label: 'Works with limits',
      text: 'Your security policy allows our first script but not the second. The portal has a fixed height, and your page gets no events. The portal works. If it is ever blocked, our script cannot find out why, because your security policy does not let it connect to us.',
    });
  });

  it('on a policy in the page names the head as its place', () => {
    const { fix } = textOf(blockedByPolicy(['frame'], policyFix({ place: 'meta' })));
    expect(fix?.title).toBe('Change this line in the head of your page');
  });

  it('warns against a copied nonce', () => {
    const policy = [{ text: "script-src 'nonce-REPLACE'", isNew: false }];
    expect(textOf(blockedByPolicy(['frame'], policyFix({ policy }))).fix?.hint).toBe(
      "The marked parts are new. Keep your own nonce in place of 'nonce-REPLACE'.",
    );
  });

  it('on a policy that allows scripts only by nonce explains where the nonce goes', () => {
    const fix = { kind: 'add-nonce' } as const;
    expect(textOf({ code: 'blocked-by-policy', blocks: true, targets: ['loader'], fix })).toEqual({
      label: 'Blocked by your page',
      text: 'Your security policy allows only scripts with the nonce of your page, so browsers block our script.',
      fix: {
        title: 'Add your nonce to our script',
        hint: 'Give our script element the attribute nonce, as on your own scripts.',
      },
    });
  });

  it.each([
    [true, 'Blocked by your page', 'Your security policy puts the page in a sandbox in which the portal cannot run.'],
    [
      false,
      'Works with limits',
      "Your security policy puts the page in a sandbox that blocks some of the portal's dialogs, downloads or links.",
    ],
  ])('on a sandbox that blocks the portal (%j) has the label "%s"', (blocks, label, text) => {
    expect(textOf({ code: 'sandboxed-page', blocks, flags: ['allow-popups'], fix: policyFix() })).toMatchObject({
      label,
      text,
    });
  });

  it('names the header that isolates the page', () => {
    const fix = { kind: 'remove-header', header: 'Cross-Origin-Embedder-Policy' } as const;
    expect(textOf({ code: 'blocked-by-isolation', blocks: false, fix })).toEqual({
      label: 'Works in some browsers',
      text: 'Your page has the header Cross-Origin-Embedder-Policy. Some browsers, such as Safari, then show a link to the portal instead of the portal.',
      fix: { title: 'Remove this header from the page', hint: 'Other pages of your site can keep it.' },
    });
  });

  it.each([
    [
      'dns',
      null,
      'We found no public address for this page. Check the spelling. We cannot open pages inside a company network.',
    ],
    ['timeout', null, 'Your page took too long to answer. Try again later.'],
    [
      'tls',
      null,
      'We could not connect to your page securely. Its certificate may have expired or be for another name.',
    ],
    ['connection', null, 'The connection to your server failed, or we could not read its response. Try again later.'],
    ['status', 403, 'Your server answered with status 403. We can check only pages that open without a log-in.'],
    [
      'redirect',
      null,
      'Your page redirects too often, or to an address that we do not open: one with a port number, a user name or a password.',
    ],
  ] as const)('on a page that cannot be read for the reason %s (%j) is: %s', (reason, status, text) => {
    expect(textOf({ code: 'not-reachable', blocks: true, reason, status, fix: null })).toEqual({
      label: 'Page not checked',
      text,
      fix: null,
    });
  });

  it.each([
    ['unknown-brand', 'There is no brand "Oakwood Lettings". Check the snippet.'],
    ['brand-archived', 'Oakwood Lettings takes no new moves, so no page can show its portal.'],
    ['not-html', 'This address does not lead to a web page. Enter the address of the page that will show the portal.'],
    [
      'plain-http',
      'This address redirects to a page that starts with http://. The portal needs a page that starts with https://.',
    ],
  ] as const)('with the code %s is: %s', (code, text) => {
    expect(textOf({ code, blocks: true, fix: null })).toMatchObject({ text, fix: null });
  });

  it('names the origin to which the address redirects', () => {
    expect(textOf({ code: 'redirected', blocks: false, origin: 'https://oakwood.example', fix: null }).text).toBe(
      'This address redirects to https://oakwood.example, so we checked that page.',
    );
  });
});
