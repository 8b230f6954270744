import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/render-in-shell';
import { AgentLayout, PanelSkipLink } from './agent-layout';

afterEach(() => jest.restoreAllMocks());

/** Mocks the window's width; from 1100 px on the panel is a column next to the step. */
function widthOf(px: number): (next: number) => void {
  const list = Object.assign(new EventTarget(), { matches: px >= 1100 });
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  return (next) => {
    list.matches = next >= 1100;
    list.dispatchEvent(new Event('change'));
  };
}

function open(context: 'hosted' | 'panel' = 'hosted') {
  const outlet = document.createElement('div');
  outlet.innerHTML = '<section><h2>Sam Hartley</h2><button>Save note</button></section>';
  const rendered = renderInShell(
    <>
      <PanelSkipLink />
      <AgentLayout outlet={outlet}>
        <main>
          <h1>About your new home</h1>
          <input aria-label="Postcode" />
        </main>
      </AgentLayout>
    </>,
    { context },
  );
  return { ...rendered, outlet };
}

const order = () => [...document.querySelectorAll('h1, h2')].map((heading) => heading.textContent);

describe('the layout of the telephony portal', () => {
  it('lets an agent skip the step: the next control is in the panel', async () => {
    widthOf(1280);
    open();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('complementary', { name: 'Customer panel' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Save note' })).toHaveFocus();
  });

  it.each([
    [1099, 'hosted', ['Sam Hartley', 'About your new home']],
    [1100, 'hosted', ['About your new home', 'Sam Hartley']],
    [1280, 'panel', ['Sam Hartley', 'About your new home']],
  ] as const)('has its visual order in the document at %i px on a %s page', async (px, context, expected) => {
    widthOf(px);
    const { container } = open(context);
    expect(order()).toEqual(expected);
    expect(screen.getByRole('complementary', { name: 'Customer panel' })).toHaveTextContent('Sam Hartley');
    await expectAccessibleShell(container);
  });

  it('starts each page of the step at its top', () => {
    widthOf(1280);
    const { navigation } = open();
    const column = screen.getByRole('main').parentElement;
    if (column) column.scrollTop = 300;
    act(() => navigation.go('/enrolment/product-selection'));
    expect(column?.scrollTop).toBe(0);
  });

  it('keeps rendered content and typed values when the window is resized', () => {
    const resize = widthOf(1280);
    const { outlet } = open();
    const postcode = screen.getByRole<HTMLInputElement>('textbox');
    postcode.value = 'MK40';
    act(() => resize(320));
    expect(order()).toEqual(['Sam Hartley', 'About your new home']);
    expect(screen.getByRole('textbox')).toBe(postcode);
    expect(postcode.value).toBe('MK40');
    expect(outlet.isConnected).toBe(true);
  });

  it.each([
    ['step', 1280, 320],
    ['step', 320, 1280],
    ['panel', 1280, 320],
    ['panel', 320, 1280],
  ])('leaves the focus in the %s when the width goes from %i px to %i px', (part, from, to) => {
    const resize = widthOf(from);
    open();
    const focused = part === 'step' ? screen.getByRole('textbox') : screen.getByRole('button', { name: 'Save note' });
    focused.focus();
    act(() => resize(to));
    expect(focused).toHaveFocus();
  });
});
