import { expectAccessibleShell } from '@home-move/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../../testing/render-in-shell';
import { LandingPage } from './landing.page';

const benefits = () => {
  const section = screen.getByRole('heading', { name: 'What you can sort out here' }).parentElement;
  return within(section ?? document.body)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
};

describe('the landing page', () => {
  it('lists five benefits and shows that it takes about five minutes [CHROME-01]', () => {
    renderInShell(<LandingPage />, { branding: { offered: { energy: 1, entertainment: 1, council: 3, water: 4 } } });
    expect(benefits()).toEqual(['Energy', 'Broadband, phone and TV', 'Council tax', 'Water', 'You choose']);
    expect(
      screen.getByText(
        'Energy, broadband, council tax and water for your new home, all in one place. It takes about five minutes.',
      ),
    ).toBeVisible();
  });

  it('lists five benefits and names only what the brand offers [CHROME-01]', () => {
    renderInShell(<LandingPage />, { branding: { offered: { energy: 1, entertainment: 1, council: 2, water: 0 } } });
    expect(benefits()).toEqual([
      'Energy',
      'Broadband, phone and TV',
      'You choose',
      'Stop when you like',
      'On your phone too',
    ]);
    expect(screen.getByText(/^Energy and broadband for your new home, all in one place\./)).toBeVisible();
    expect(screen.queryByText(/council|water/i)).not.toBeInTheDocument();
  });

  it('promises no more than to show where to register for council tax and water', () => {
    renderInShell(<LandingPage />, { branding: { offered: { energy: 1, entertainment: 1, council: 3, water: 4 } } });
    expect(screen.getByText('We find your council, and show you where to register.')).toBeVisible();
    expect(screen.getByText('We find your water company, and show you where to register.')).toBeVisible();
    expect(screen.getByText('You choose each service. What your agent asks for is marked as required.')).toBeVisible();
  });

  it('has a Get Started link to /pending [CHROME-02]', async () => {
    const { navigation } = renderInShell(<LandingPage />);
    const link = screen.getByRole('link', { name: 'Get Started' });
    expect(link).toHaveAttribute('href', '/pending');
    await userEvent.click(link);
    expect(navigation.path.get()).toBe('/pending');
  });

  it('sets the document’s title', () => {
    renderInShell(<LandingPage />, { branding: { name: 'Harbour Homes' } });
    expect(document.title).toBe('Move in with everything set up - Harbour Homes');
  });

  it('has no accessibility faults', async () => {
    const { container } = renderInShell(<LandingPage />);
    await expectAccessibleShell(container);
  });
});
