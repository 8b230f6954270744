import { aBranding } from '@home-move/contract/testing';
import { expectNoViolations, renderWithRuntime } from '@home-move/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PortalOptions } from '../embedding/portal-options';
import { Preview } from './preview';

const origins = { portal: 'https://portal.example.test', assets: 'https://assets.example.test' };
const branding = aBranding({ name: 'Oakwood Lettings', urlRoute: 'oakwood' });
const render = (overrides: Partial<PortalOptions> = {}) =>
  renderWithRuntime(<Preview options={{ branding, mode: 'inline', theme: 'light', ...overrides }} origins={origins} />);

const frame = () => screen.getByTitle<HTMLIFrameElement>('Preview of the portal in your page');

/** Has the frame load a document of the portal; jsdom loads none. */
function loadPortal(colours = ''): void {
  const document = frame().contentDocument;
  if (!document) throw new Error('The frame has no document');
  const html = document.createElement('html');
  html.setAttribute('style', colours);
  html.append(Object.assign(document.createElement('div'), { id: 'hm-root' }));
  document.replaceChildren(html);
  fireEvent.load(frame());
}

describe('the preview', () => {
  it('is a frame of the portal, which takes no input', async () => {
    const { container } = render();
    expect(frame()).toHaveAttribute('src', '/embed/oakwood?preview=light');
    expect(frame().closest('[inert]')).not.toBeNull();
    expect(
      screen.getByText(
        'Oakwood Lettings in your page, on a desktop screen. This is our portal itself, but it takes no input here.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the portal (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://portal.example.test/oakwood',
    );
    await expectNoViolations(container);
  });

  it.each([
    ['light', '/embed/oakwood?preview=dark'],
    ['dark', '/embed/oakwood?preview=dark&theme=dark'],
    ['system', '/embed/oakwood?preview=dark&theme=system'],
  ] as const)('with the theme %s shows a device in dark mode: %s', async (theme, src) => {
    render({ theme });
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(frame()).toHaveAttribute('src', src);
  });

  it('replaces the frame when its address changes, so that Back leaves the page', async () => {
    render();
    const before = frame();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(before).not.toBeInTheDocument();
  });

  it('describes the phone once it is chosen', async () => {
    render({ mode: 'modal' });
    await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(screen.getByText(/^Oakwood Lettings over your page, on a phone\./)).toBeVisible();
  });

  it('shows the phone first on phones', () => {
    const matchMedia = jest.spyOn(window, 'matchMedia');
    matchMedia.mockImplementation((media) => ({ media, matches: media === '(max-width: 577.98px)' }) as MediaQueryList);
    render();
    expect(screen.getByRole('radio', { name: 'Phone' })).toBeChecked();
    matchMedia.mockRestore();
  });

  it('shows the button in the corner, and no frame, in the mode button', () => {
    render({ mode: 'button' });
    expect(screen.getByText('Set up your home')).toBeInTheDocument();
    expect(screen.queryByTitle('Preview of the portal in your page')).toBeNull();
    expect(
      screen.getByText(
        'Oakwood Lettings as a button in the corner of your page, on a desktop screen. It opens our portal over your page.',
      ),
    ).toBeVisible();
  });

  it('shows a dialog with the name of the brand and the colours of its portal', () => {
    render({ mode: 'modal' });
    loadPortal('--hm-header: #741d2c');
    const dialog = screen.getByText('Oakwood Lettings').parentElement?.parentElement;
    expect(dialog?.style.getPropertyValue('--hm-header')).toBe('#741d2c');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be loaded again after a failure', async () => {
    render();
    const before = frame();
    fireEvent.load(before);
    expect(screen.getByRole('alert')).toHaveTextContent('The preview did not load.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(before).not.toBeInTheDocument();
    loadPortal();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
