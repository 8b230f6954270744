import { stepAt } from '@home-move/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextLink } from '../components/link/text-link';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { useLinkProps } from './use-link-props';

function EditLink() {
  return <TextLink {...useLinkProps()('/onboarding/edit/surname')}>Edit surname</TextLink>;
}

function open(address: string, path = '/onboarding/confirm') {
  window.history.replaceState(null, '', address);
  const step = stepAt(path);
  return renderWithRuntime(<EditLink />, createTestRuntime({ step: step && { ...step, path } })).runtime;
}
const link = () => screen.getByRole('link', { name: 'Edit surname' });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('a link to another step', () => {
  it.each([
    ['/onboarding/confirm', '/onboarding/edit/surname'],
    ['/oakwood/onboarding/confirm?flags=x', '/oakwood/onboarding/edit/surname'],
    ['/embed/oakwood/12/onboarding/confirm', '/embed/oakwood/12/onboarding/edit/surname'],
    // The development page of a remote.
    ['/index.html', '/onboarding/edit/surname'],
  ])('at %s has the address %s', (address, href) => {
    open(address);
    expect(link()).toHaveAttribute('href', href);
  });

  it('is followed within the document, by click and by key', async () => {
    const { recorded } = open('/oakwood/onboarding/confirm');
    await userEvent.click(link());
    link().focus();
    await userEvent.keyboard('{Enter}');
    const navigation = { path: '/onboarding/edit/surname', replace: false };
    expect(recorded.navigations).toEqual([navigation, navigation]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %j',
    (init) => {
      const { recorded } = open('/oakwood/onboarding/confirm');
      const onPageClick = jest.fn((event: Event) => event.defaultPrevented);
      document.addEventListener('click', (event) => (onPageClick(event), event.preventDefault()), { once: true });
      fireEvent.click(link(), init);
      expect(onPageClick).toHaveReturnedWith(false);
      expect(recorded.navigations).toEqual([]);
    },
  );
});
