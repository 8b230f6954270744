import { act, screen, within } from '@testing-library/react';
import { open } from '../testing/layout';

describe('the footer', () => {
  it('offers a support line with its hours, and a support email [CHROME-03, CHROME-04]', async () => {
    await open();
    expect(await screen.findByText('Call us')).toBeVisible();
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('020 7946 0123, Monday to Friday, 9am to 5pm');
    expect(screen.getByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    expect(screen.getByRole('link', { name: 'help@example.test' })).toHaveAttribute('href', 'mailto:help@example.test');
  });

  it('shows whose rating it is, with its reviews [CHROME-05, CHROME-06]', async () => {
    const { api } = await open();
    expect((await screen.findByText('4.6')).parentElement).toHaveTextContent(/^4\.6 out of 5$/);
    expect(screen.getByText(/^Home Move: 1,284 reviews, Nov 2025 to Oct 2026\./)).toBeVisible();
    expect(api.calls.at(-1)).toMatchObject({ call: 'GET /api/v1/review/rating', body: null });
  });

  it('omits a rating that does not load', async () => {
    const { api } = await open({}, { problem: 'THIRD_PARTY' });
    await screen.findByText('Call us');
    await act(async () => {});
    expect(api.calls.some(({ call }) => call.includes('rating'))).toBe(true);
    expect(screen.queryByText(/out of/)).toBeNull();
  });

  it('offers to log out everywhere to a mover who is logged in, and to no one else', async () => {
    const { unmount } = await open({ loggedIn: true });
    expect(await screen.findByRole('link', { name: 'Log out everywhere' })).toHaveAttribute(
      'href',
      '/log-out-everywhere',
    );
    unmount();
    await open();
    await screen.findByText('Call us');
    expect(screen.queryByRole('link', { name: 'Log out everywhere' })).toBeNull();
  });

  it('shows the company’s legal text [CHROME-07]', async () => {
    await open({ branding: { legalText: 'Oakwood Lettings is a trading name of Oakwood Ltd.' } });
    expect(await screen.findByText('Oakwood Lettings is a trading name of Oakwood Ltd.')).toBeVisible();
  });

  it('leads to the cookie policy', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
  });
});

describe('the privacy notice of the brand', () => {
  const privacyNotice = 'https://oakwood.example.test/privacy';
  const link = () => screen.findByRole('link', { name: 'Privacy notice (opens in a new tab)' });

  it('is linked in the footer', async () => {
    await open({ branding: { privacyNotice } });
    expect(within(await screen.findByRole('contentinfo')).getByRole('link', { name: /Privacy notice/ })).toBe(
      await link(),
    );
    expect(await link()).toHaveAttribute('href', privacyNotice);
  });

  it('is linked at the end of the last page in a frame', async () => {
    await open({ context: 'embedded', path: '/enrolment/confirmation', branding: { privacyNotice } });
    expect(await link()).toHaveAttribute('href', privacyNotice);
  });

  it('is not linked while the brand has none', async () => {
    await open({ branding: { privacyNotice: null } });
    await screen.findByRole('link', { name: 'Cookie policy' });
    expect(screen.queryByText('Privacy notice')).toBeNull();
  });
});
