import {
  ApiError,
  embeddingEndpoints,
  generalProblem,
  type SiteCheck as Result,
  type SiteFinding,
} from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SiteCheck } from './site-check';

const origins = { portal: 'https://portal.example.test', assets: 'https://assets.example.test' };
const branding = aBranding({ name: 'Oakwood Lettings', urlRoute: 'oakwood' });
const page = 'https://www.oakwood.example/your-tenancy';

const request = jest.fn();
beforeEach(() => {
  request.mockReset().mockResolvedValue({ ok: true });
  window.fetch = request;
  AbortSignal.timeout = jest.fn();
});

const resultOf = (findings: readonly SiteFinding[], url = page): Result => ({
  url,
  isAllowed: !findings.some(({ blocks }) => blocks),
  findings,
});

/** A runtime whose API finds this on every page. */
function runtimeWith(...findings: readonly SiteFinding[]): TestRuntime {
  const runtime = createTestRuntime();
  runtime.answer(embeddingEndpoints.checkSite, ({ body }) => resultOf(findings, body.url));
  return runtime;
}
const render = (runtime: TestRuntime) =>
  renderWithRuntime(<SiteCheck branding={branding} origins={origins} />, runtime);

const check = async (address = page) => {
  const field = screen.getByRole('textbox', { name: 'Address of your page' });
  await userEvent.clear(field);
  if (address !== '') await userEvent.type(field, address);
  await userEvent.click(screen.getByRole('button', { name: 'Check my page' }));
};
const cards = () => screen.getAllByRole('article');
const card = async (name = 'www.oakwood.example/your-tenancy') => within(await screen.findByRole('article', { name }));
const listed = (inside: Pick<typeof screen, 'getAllByRole'>) =>
  inside.getAllByRole('listitem').map(({ textContent }) => textContent);

const notListed: SiteFinding = {
  code: 'origin-not-listed',
  blocks: true,
  fix: { kind: 'register-origin', origin: 'https://www.oakwood.example' },
};
const policy: SiteFinding = {
  code: 'blocked-by-policy',
  blocks: true,
  targets: ['loader', 'frame'],
  fix: {
    kind: 'change-policy',
    place: 'header',
    policy: [
      { text: "script-src 'self' ", isNew: false },
      { text: 'https://assets.example.test', isNew: true },
      { text: '; frame-src ', isNew: false },
      { text: 'https://portal.example.test', isNew: true },
    ],
  },
};

describe('an address', () => {
  it.each([
    ['', 'Enter the address of your page, for example https://www.example.com/moving-in'],
    ['http://www.oakwood.example', 'Enter an address that starts with https://'],
    ['https://www.oakwood.example:8443', 'Enter the address without a port number'],
  ])('%j is not sent: %s', async (address, message) => {
    const { runtime } = render(runtimeWith());
    await check(address);
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Address of your page' })).toHaveFocus();
    expect(runtime.recorded.calls).toEqual([]);
  });

  it('is checked for the brand and branch', async () => {
    const runtime = runtimeWith();
    renderWithRuntime(<SiteCheck branding={{ ...branding, branch: 12 }} origins={origins} />, runtime);
    await check();
    await card();
    expect(runtime.recorded.calls).toMatchObject([
      { path: '/site-check', input: { body: { url: page, brand: 'oakwood', branch: '12' } } },
    ]);
  });
});

describe('a page that may show the portal', () => {
  it('has passed every test, and needs no fix', async () => {
    const { container } = render(runtimeWith());
    expect(screen.getByText('No checks yet.')).toBeVisible();
    await check();
    const allowed = await card();
    expect(allowed.getByText('Allowed')).toBeVisible();
    expect(allowed.getByText('Everything is in place. Paste the snippet and it will work.')).toBeVisible();
    expect(listed(allowed)).toEqual([
      'Your address is registered for Oakwood Lettings',
      'No security policy of your page blocks us',
      'No sandbox of your page blocks us',
      'This browser loads our script',
    ]);
    expect(allowed.queryByRole('button')).toBeNull();
    expect(request).toHaveBeenCalledWith('https://assets.example.test/v1/loader.js', expect.anything());
    expect(screen.getByRole('status')).toHaveTextContent('Checked www.oakwood.example/your-tenancy: Allowed.');
    await expectNoViolations(container);
  });

  it('shows that this browser blocks the script', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    render(runtimeWith());
    await check();
    expect(listed(await card()).at(-1)).toBe(
      'This browser cannot load our script: an ad blocker or your network blocks it',
    );
  });

  it('names the origin that its address redirects to', async () => {
    render(runtimeWith({ code: 'redirected', blocks: false, origin: 'https://oakwood.example', fix: null }));
    await check();
    const allowed = await card();
    expect(allowed.getByText('Allowed')).toBeVisible();
    expect(
      allowed.getByText('This address redirects to https://oakwood.example, so we checked that page.'),
    ).toBeVisible();
  });
});

describe('a page that may not show the portal', () => {
  it('gets the line of its policy to copy, in which only new pieces are marked', async () => {
    const user = userEvent.setup();
    const { container } = render(runtimeWith(policy));
    await user.type(screen.getByRole('textbox', { name: 'Address of your page' }), `${page}{Enter}`);
    const blocked = await card();
    expect(blocked.getByText('Blocked by your page')).toBeVisible();
    expect(blocked.getByText('A security policy of your page blocks us')).toBeVisible();
    expect(blocked.getByRole('heading', { name: 'Change this line on your server', level: 5 })).toBeVisible();
    expect([...container.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
      'https://assets.example.test',
      'https://portal.example.test',
    ]);
    await user.click(blocked.getByRole('button', { name: 'Copy this line' }));
    expect(await blocked.findByText('Copied.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(
      "Content-Security-Policy: script-src 'self' https://assets.example.test; frame-src https://portal.example.test",
    );
    await expectNoViolations(container);
  });

  it('gets a policy of its head as a meta element to copy', async () => {
    const user = userEvent.setup();
    const fix = { kind: 'change-policy', place: 'meta', policy: [{ text: 'frame-src *', isNew: true }] } as const;
    render(runtimeWith({ code: 'blocked-by-policy', blocks: true, targets: ['frame'], fix }));
    await user.type(screen.getByRole('textbox', { name: 'Address of your page' }), `${page}{Enter}`);
    const blocked = await card();
    await user.click(blocked.getByRole('button', { name: 'Copy this line' }));
    expect(await blocked.findByText('Copied.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe(
      '<meta http-equiv="Content-Security-Policy" content="frame-src *">',
    );
  });

  it('gets its origin to register, and a mail to support', async () => {
    render(runtimeWith(notListed));
    await check();
    const blocked = await card();
    expect(blocked.getByText('Address not registered')).toBeVisible();
    expect(blocked.getByText('https://www.oakwood.example')).toBeVisible();
    expect(blocked.getByRole('button', { name: 'Copy this origin' })).toBeVisible();
    expect(blocked.getByRole('link', { name: 'Email partner support' })).toHaveAttribute(
      'href',
      'mailto:help@example.test?subject=Register%20an%20origin&body=Please%20register%20https%3A%2F%2Fwww.oakwood.example%20for%20the%20brand%20oakwood.',
    );
  });

  it('gets each fix once', async () => {
    const sandboxed = { code: 'sandboxed-page', blocks: true, flags: ['allow-forms'], fix: policy.fix } as SiteFinding;
    render(runtimeWith(notListed, policy, sandboxed));
    await check();
    const blocked = await card();
    expect(blocked.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
      'Ask us to register this origin',
      'Change this line on your server',
    ]);
    expect(listed(blocked)).toEqual([
      'This address is not on the list for Oakwood Lettings',
      'A security policy of your page blocks us',
      'A sandbox of your page blocks us',
      'This browser loads our script',
    ]);
  });

  it('gets the sentence about two policies once, and a fix for each', async () => {
    const fix = { kind: 'change-policy', place: 'meta', policy: [{ text: 'frame-src *', isNew: true }] } as const;
    render(runtimeWith(policy, { code: 'blocked-by-policy', blocks: true, targets: ['loader', 'frame'], fix }));
    await check();
    const blocked = await card();
    expect(blocked.getAllByText(/^Your page has a security policy/)).toHaveLength(1);
    expect(blocked.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual([
      'Change this line on your server',
      'Change this line in the head of your page',
    ]);
  });

  it('has a reason, and no tests, if it could not be read', async () => {
    render(runtimeWith({ code: 'not-reachable', blocks: true, reason: 'timeout', status: null, fix: null }));
    await check();
    const unread = await card();
    expect(unread.getByText('Page not checked')).toBeVisible();
    expect(unread.getByText('Your page took too long to answer. Try again later.')).toBeVisible();
    expect(unread.queryByRole('list')).toBeNull();
  });
});

it('reports that this browser shows the link in an isolated page', async () => {
  const fix = { kind: 'remove-header', header: 'Cross-Origin-Embedder-Policy' } as const;
  render(runtimeWith({ code: 'blocked-by-isolation', blocks: false, fix }));
  await check();
  const limited = await card();
  expect(limited.getByText('Works in some browsers')).toBeVisible();
  expect(limited.getByText(/This browser shows the link\.$/)).toBeVisible();
});

describe('several checks', () => {
  it('are listed with the newest first, and a repeated one replaces the earlier', async () => {
    render(runtimeWith(notListed));
    await check('https://a.example');
    await card('a.example');
    await check('https://b.example');
    await card('b.example');
    const names = () => cards().map((article) => within(article).getByRole('heading', { level: 4 }).textContent);
    expect(names()).toEqual(['b.example', 'a.example']);
    await userEvent.click(within(await screen.findByRole('article', { name: 'a.example' })).getByText('Check again'));
    await screen.findByText('Checked a.example: Address not registered.');
    expect(names()).toEqual(['a.example', 'b.example']);
  });
});

describe('a check', () => {
  it('shows the address that is being read', async () => {
    const runtime = createTestRuntime();
    let respond: (result: Result) => void = () => undefined;
    const response = new Promise<Result>((resolve) => {
      respond = resolve;
    });
    runtime.answer(embeddingEndpoints.checkSite, () => response);
    render(runtime);
    await check();
    const waiting = screen.getByText('Reading your page. This takes a few seconds.');
    expect(waiting).toBeVisible();
    expect(screen.getByText('www.oakwood.example/your-tenancy')).toBeVisible();
    respond(resultOf([]));
    await card();
    expect(waiting).not.toBeInTheDocument();
  });

  it.each([
    ['TOO_MANY_REQUESTS', 'Too many tries. Please wait a moment and try again.'],
    ['UNAVAILABLE', 'We are not ready yet. Please try again in a moment.'],
  ] as const)('keeps the address if it fails with %s: %s', async (code, message) => {
    const runtime = createTestRuntime();
    runtime.answer(embeddingEndpoints.checkSite, () => Promise.reject(new ApiError(generalProblem(code))));
    render(runtime);
    await check();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('textbox', { name: 'Address of your page' })).toHaveValue(page);
  });
});
