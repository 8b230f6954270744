import { ApiError, brandEndpoints, embeddingEndpoints, generalProblem, type Embedding } from '@home-move/contract';
import { aBranding } from '@home-move/contract/testing';
import { createTestRuntime, expectNoViolations, renderWithRuntime, type TestRuntime } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartnersPage } from './partners.page';

const oakwood = aBranding({ name: 'Oakwood Lettings', urlRoute: 'oakwood' });

/** A runtime whose API has the brand oakwood with the branch 12, both archived or not. */
function runtimeWithOakwood({ isArchived = false } = {}): TestRuntime {
  const runtime = createTestRuntime();
  runtime.answer(embeddingEndpoints.check, (): Embedding => ({
    problem: isArchived ? 'brand-archived' : 'origin-not-listed',
  }));
  runtime.answer(brandEndpoints.branding, ({ params }) => {
    if (params.brand !== 'oakwood') throw new ApiError(generalProblem('NOT_FOUND'));
    return oakwood;
  });
  runtime.answer(brandEndpoints.branchBranding, ({ params }) => {
    if (params.branch !== '12') throw new ApiError(generalProblem('NOT_FOUND'));
    return { ...oakwood, name: 'Oakwood Bedford', branch: 12 };
  });
  return runtime;
}

const snippet = () => screen.getByRole('tabpanel').querySelector('code')?.textContent;
const chooseBrand = async (brand: string, branch = '') => {
  const field = screen.getByRole('textbox', { name: 'Brand' });
  await userEvent.clear(field);
  await userEvent.type(field, brand);
  if (branch !== '') await userEvent.type(screen.getByRole('textbox', { name: 'Branch' }), branch);
  await userEvent.click(screen.getByRole('button', { name: 'Show this brand' }));
};

describe('the page for web developers', () => {
  it('is accessible, and shows the brand of its document without a call', async () => {
    const { container, runtime } = renderWithRuntime(<PartnersPage />);
    expect(document.title).toBe('Add Home Move to your website - Home Move');
    expect(snippet()).toContain('<iframe src="http://localhost/embed/default" name="hm 1"');
    expect(snippet()).toContain('src="https://assets.example.test/v1/loader.js"></script>');
    expect(runtime.recorded.calls).toEqual([]);
    await expectNoViolations(container);
  });

  it('shows preview, snippet, check, promises and guides in this order', () => {
    renderWithRuntime(<PartnersPage />);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Your snippet',
      'Is my site allowed?',
      'What we promise your page',
      'Guides',
    ]);
  });

  it('has one filled button, which copies the snippet', async () => {
    const user = userEvent.setup();
    const { container } = renderWithRuntime(<PartnersPage />);
    const filled = [...container.querySelectorAll<HTMLElement>('[data-variant=primary]')];
    expect(filled.filter((button) => !button.closest('[hidden]'))).toEqual([
      screen.getByRole('button', { name: 'Copy snippet' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy snippet' }));
    expect(await screen.findByText('Copied. Paste it into your page.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toContain('<home-move brand="default"');
  });

  it('offers to reload if the origin of the assets is unknown, because the snippets would not work', () => {
    renderWithRuntime(<PartnersPage />, createTestRuntime({ config: { assetsOrigin: null } }));
    expect(screen.getByRole('alert')).toHaveTextContent('The snippets did not load');
    expect(screen.queryByRole('tablist')).toBeNull();
  });
});

describe('the brand', () => {
  it('is looked up by its route and branch, and shown by name', async () => {
    const { runtime } = renderWithRuntime(<PartnersPage />, runtimeWithOakwood());
    await chooseBrand('oakwood', '12');
    expect(await screen.findByText('Oakwood Bedford')).toBeVisible();
    expect(snippet()).toContain('<home-move brand="oakwood" branch="12"');
    expect(screen.getByTitle('Preview of the portal in your page')).toHaveAttribute(
      'src',
      '/embed/oakwood/12?preview=light',
    );
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({
        path: '/branding/:brand/:branch',
        input: { params: { brand: 'oakwood', branch: '12' } },
      }),
    );
  });

  it('keeps the screen, the colours and the kind of website when another brand replaces it', async () => {
    renderWithRuntime(<PartnersPage />, runtimeWithOakwood());
    const deviceColours = within(screen.getByRole('group', { name: 'Device colours' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    await userEvent.click(deviceColours.getByRole('radio', { name: 'Dark' }));
    await userEvent.click(screen.getByRole('tab', { name: 'React' }));
    await chooseBrand('oakwod');
    expect(await screen.findByText('Enter your brand to see its snippet')).toBeVisible();
    await chooseBrand('oakwood');
    expect(await screen.findByText('Oakwood Lettings')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
    expect(screen.getByTitle('Preview of the portal in your page')).toHaveAttribute(
      'src',
      '/embed/oakwood?preview=dark',
    );
    expect(screen.getByRole('tab', { name: 'React', selected: true })).toBeVisible();
    expect(snippet()).toContain('brand="oakwood"');
  });

  it('is reported as archived, and has no snippet', async () => {
    const { container, runtime } = renderWithRuntime(<PartnersPage />, runtimeWithOakwood({ isArchived: true }));
    await chooseBrand('oakwood', '12');
    expect(
      await screen.findByText('Oakwood Bedford is archived: it takes no new moves, and no page can show it.'),
    ).toBeVisible();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByText('Enter your brand to see its snippet')).toBeNull();
    expect(runtime.recorded.calls).toContainEqual(
      expect.objectContaining({ path: '/embedding', input: { query: { brand: 'oakwood', branch: '12' } } }),
    );
    await expectNoViolations(container);
  });

  it('is reported as archived, even if it is the brand of the document', async () => {
    const runtime = createTestRuntime({ brand: { name: 'Ashfield Homes', urlRoute: 'ashfield' } });
    runtime.answer(embeddingEndpoints.check, (): Embedding => ({ problem: 'brand-archived' }));
    renderWithRuntime(<PartnersPage />, runtime);
    expect(
      await screen.findByText('Ashfield Homes is archived: it takes no new moves, and no page can show it.'),
    ).toBeVisible();
    expect(screen.queryByTitle('Preview of the portal in your page')).toBeNull();
  });

  it('shows an error at its field if it does not exist, and has no snippet', async () => {
    const { container } = renderWithRuntime(<PartnersPage />, runtimeWithOakwood());
    await chooseBrand('oakwod');
    expect(await screen.findByText('Enter your brand to see its snippet')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveAccessibleDescription(
      /There is no brand or branch with this name\. Check the address of your portal\./,
    );
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByRole('button', { name: 'Check my page' })).toBeDisabled();
    expect(screen.getByText('Enter your brand in the options first.')).toBeVisible();
    await expectNoViolations(container);
  });

  it('is required', async () => {
    renderWithRuntime(<PartnersPage />, runtimeWithOakwood());
    await userEvent.clear(screen.getByRole('textbox', { name: 'Brand' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show this brand' }));
    expect(screen.getByText('Enter your brand')).toBeVisible();
  });

  it('can be looked up again after the API was unavailable', async () => {
    const runtime = createTestRuntime();
    let isDown = true;
    runtime.answer(brandEndpoints.branding, () => {
      if (isDown) throw new ApiError(generalProblem('UNAVAILABLE'));
      return oakwood;
    });
    renderWithRuntime(<PartnersPage />, runtime);
    await chooseBrand('oakwood');
    expect(await screen.findByRole('alert')).toHaveTextContent('We are not ready yet. Please try again in a moment.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Oakwood Lettings')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the snippet', () => {
  it('has six tabs, which the arrow keys choose', async () => {
    renderWithRuntime(<PartnersPage />);
    const tabs = within(screen.getByRole('tablist', { name: 'Your website is made with' }));
    expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Plain HTML',
      'WordPress',
      'Wix',
      'Squarespace',
      'Tag manager',
      'React',
    ]);
    await userEvent.click(tabs.getByRole('tab', { name: 'Plain HTML' }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(tabs.getByRole('tab', { name: 'React', selected: true })).toHaveFocus();
    expect(snippet()).toContain("import { HomeMove } from './embed-react.js';");
    await userEvent.keyboard('{ArrowLeft}');
    expect(tabs.getByRole('tab', { name: 'Tag manager', selected: true })).toHaveFocus();
  });

  it('follows the options', async () => {
    renderWithRuntime(<PartnersPage />);
    await userEvent.click(screen.getByRole('radio', { name: /Button/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    expect(snippet()).toBe(
      `<script async fetchpriority="high" src="https://assets.example.test/v1/loader.js"
  data-brand="default"
  data-mode="button"
  data-theme="system"></script>`,
    );
    expect(screen.getByText('Paste this once, just before the end of your page.')).toBeVisible();
  });

  it('is no longer shown as copied after an option changes', async () => {
    const user = userEvent.setup();
    renderWithRuntime(<PartnersPage />);
    await user.click(screen.getByRole('button', { name: 'Copy snippet' }));
    expect(await screen.findByText('Copied. Paste it into your page.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Modal/ }));
    expect(screen.queryByText('Copied. Paste it into your page.')).toBeNull();
  });
});

it('explains that a brand without dark colours is always light', () => {
  renderWithRuntime(<PartnersPage />, createTestRuntime({ brand: { name: 'Harbour Homes', darkMode: false } }));
  expect(screen.getByText('Harbour Homes has no dark colours, so the portal is always light.')).toBeVisible();
});

it('has a guide to the security policy with the origins of this portal', () => {
  renderWithRuntime(<PartnersPage />);
  const policy = 'script-src https://assets.example.test; frame-src http://localhost; connect-src http://localhost';
  expect(screen.getByText(policy)).toBeInTheDocument();
});
