import {
  noncePlaceholder,
  type PolicyFix,
  type PolicyTarget,
  type SiteFinding,
  type UnreadableReason,
} from './site-check';

/** What a web developer reads about one finding. */
export interface SiteFindingText {
  /** A few words, for a badge: "Address not registered". */
  readonly label: string;
  readonly text: string;
  /** Title and hint of the fix; null if there is nothing to copy. */
  readonly fix: { readonly title: string; readonly hint: string } | null;
}

/** Shown if nothing has to change. */
export const siteAllowedText = 'Everything is in place. Paste the snippet and it will work.';

const blocked = 'Blocked by your page';
const limited = 'Works with limits';
const unchecked = 'Page not checked';

const unreadableTexts: Readonly<Record<Exclude<UnreadableReason, 'status'>, string>> = {
  dns: 'We found no public address for this page. Check the spelling. We cannot open pages inside a company network.',
  timeout: 'Your page took too long to answer. Try again later.',
  tls: 'We could not connect to your page securely. Its certificate may have expired or be for another name.',
  connection: 'The connection to your server failed, or we could not read its response. Try again later.',
  redirect:
    'Your page redirects too often, or to an address that we do not open: one with a port number, a user name or a password.',
};

const unreadableText = (reason: UnreadableReason, status: number | null) =>
  reason === 'status'
    ? `Your server answered with status ${status}. We can check only pages that open without a log-in.`
    : unreadableTexts[reason];

const blockedTargets: Readonly<Record<'loader' | 'frame', string>> = { loader: 'script', frame: 'frame' };

const limitedTexts: Readonly<Record<'second-script' | 'explanation', string>> = {
  'second-script':
    'Your security policy allows our first script but not the second. The portal has a fixed height, and your page gets no events.',
  explanation:
    'The portal works. If it is ever blocked, our script cannot find out why, because your security policy does not let it connect to us.',
};

function policyText(targets: readonly PolicyTarget[]): string {
  const needed = (['loader', 'frame'] as const).filter((target) => targets.includes(target));
  if (needed.length > 0) {
    const names = needed.map((target) => `the ${blockedTargets[target]}`).join(' and ');
    return `Your page has a security policy that does not name us, so browsers block ${names}.`;
  }
  const others = (['second-script', 'explanation'] as const).filter((target) => targets.includes(target));
  return others.map((target) => limitedTexts[target]).join(' ');
}

const placeTitles = {
  header: 'Change this line on your server',
  meta: 'Change this line in the head of your page',
} as const;

function policyFixText({ place, policy }: PolicyFix): { readonly title: string; readonly hint: string } {
  const hasNonce = policy.some(({ text }) => text.includes(noncePlaceholder));
  return {
    title: placeTitles[place],
    hint: hasNonce
      ? `The marked parts are new. Keep your own nonce in place of ${noncePlaceholder}.`
      : 'The marked parts are new. Everything else stays as it is.',
  };
}

/** The text of a finding, in British English. `brand` is the brand's name, or its route if there is no such brand. */
export function siteFindingText(finding: SiteFinding, brand: string): SiteFindingText {
  switch (finding.code) {
    case 'unknown-brand':
      return { label: 'Brand not found', text: `There is no brand "${brand}". Check the snippet.`, fix: null };
    case 'brand-archived':
      return { label: 'Brand closed', text: `${brand} takes no new moves, so no page can show its portal.`, fix: null };
    case 'not-html':
      return {
        label: unchecked,
        text: 'This address does not lead to a web page. Enter the address of the page that will show the portal.',
        fix: null,
      };
    case 'plain-http':
      return {
        label: blocked,
        text: 'This address redirects to a page that starts with http://. The portal needs a page that starts with https://.',
        fix: null,
      };
    case 'not-reachable':
      return { label: unchecked, text: unreadableText(finding.reason, finding.status), fix: null };
    case 'redirected':
      return {
        label: 'Redirected',
        text: `This address redirects to ${finding.origin}, so we checked that page.`,
        fix: null,
      };
    case 'origin-not-listed':
      return {
        label: 'Address not registered',
        text: `${brand} has not registered this address yet. Visitors would see a link to the portal instead of the portal.`,
        fix: { title: 'Ask us to register this origin', hint: 'Nothing on your page has to change.' },
      };
    case 'blocked-by-policy':
      return finding.fix.kind === 'add-nonce'
        ? {
            label: blocked,
            text: 'Your security policy allows only scripts with the nonce of your page, so browsers block our script.',
            fix: {
              title: 'Add your nonce to our script',
              hint: 'Give our script element the attribute nonce, as on your own scripts.',
            },
          }
        : {
            label: finding.blocks ? blocked : limited,
            text: policyText(finding.targets),
            fix: policyFixText(finding.fix),
          };
    case 'sandboxed-page':
      return {
        label: finding.blocks ? blocked : limited,
        text: finding.blocks
          ? 'Your security policy puts the page in a sandbox in which the portal cannot run.'
          : "Your security policy puts the page in a sandbox that blocks some of the portal's dialogs, downloads or links.",
        fix: policyFixText(finding.fix),
      };
    case 'blocked-by-isolation':
      return {
        label: 'Works in some browsers',
        text: `Your page has the header ${finding.fix.header}. Some browsers, such as Safari, then show a link to the portal instead of the portal.`,
        fix: { title: 'Remove this header from the page', hint: 'Other pages of your site can keep it.' },
      };
    default:
      return finding satisfies never;
  }
}
