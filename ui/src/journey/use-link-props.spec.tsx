import { stepAt } from '@home-move/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextLink } from '../components/link/text-link';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { useLinkProps } from './use-link-props';

function Edit() {
  return <TextLink {...useLinkProps()('/onboarding/edit/surname')}>Edit surname</TextLink>;
}

function open(address: string, path = '/onboarding/confirm') {
  window.history.replaceState(null, '', address);
  const step = stepAt(path);
  return renderWithRuntime(<Edit />, createTestRuntime({ step: step && { ...step, path } })).runtime;
}
const link = () => screen.getByRole('link', { name: 'Edit surname' });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a link to another step', () => {
  it.each([
    ['/onboarding/confirm', '/onboarding/edit/surname'],
    ['/oakwood/onboarding/confirm?flags=x', '/oakwood/onboarding/edit/surname'],
    ['/embed/oakwood/12/onboarding/confirm', '/embed/oakwood/12/onboarding/edit/surname'],
    // A development page of the remote alone.
    ['/index.html', '/onboarding/edit/surname'],
  ])('at %s has the address %s', (address, href) => {
    open(address);
    expect(link()).toHaveAttribute('href', href);
  });

  it('is followed within the document, by click and by key', async () => {
    const { recorded: seen } = open('/oakwood/onboarding/confirm');
    await userEvent.click(link());
    link().focus();
    await userEvent.keyboard('{Enter}');
    const there = { path: '/onboarding/edit/surname', replace: false };
    expect(seen.navigations).toEqual([there, there]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "is the browser's with %j",
    (how) => {
      const { recorded: seen } = open('/oakwood/onboarding/confirm');
      const stay = (event: Event) => event.preventDefault();
      const seenByPage = jest.fn((event: Event) => event.defaultPrevented);
      document.addEventListener('click', (event) => (seenByPage(event), stay(event)), { once: true });
      fireEvent.click(link(), how);
      expect(seenByPage).toHaveReturnedWith(false);
      expect(seen.navigations).toEqual([]);
    },
  );
});
