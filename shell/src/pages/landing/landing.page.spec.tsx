import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShell } from '../../testing/render-in-shell';
import { LandingPage } from './landing.page';

describe('the landing page', () => {
  it('lists five benefits and shows that it takes about five minutes [CHROME-01]', () => {
    renderInShell(<LandingPage />);
    const section = screen.getByRole('heading', { name: 'What we sort out for you' }).parentElement;
    const benefits = within(section ?? document.body).getAllByRole('heading', { level: 3 });
    expect(benefits.map((heading) => heading.textContent)).toEqual([
      'Energy',
      'Broadband, phone and TV',
      'Council tax',
      'Water',
      'Nothing you did not choose',
    ]);
    expect(screen.getByText(/It takes about five minutes\./)).toBeVisible();
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
    expect(await axe(container)).toHaveNoViolations();
  });
});
