import { createStore } from '@home-move/contract';
import { expectAccessibleShell } from '@home-move/ui/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRegistry } from '../journeys/registry';
import { aRecord } from '../testing/boot.builder';
import { PreviewBadge } from './preview-badge';

const shown = { name: 'energy', version: '0.3.0', until: '2026-11-20T17:30:00.000Z' } as const;
const resolutionOf = (version: string) => ({ remotes: [aRecord({ version })], lastGood: [] });

/** The badge on 20 November 2026, in a document whose energy journey has the previewed version. */
function open(ended: () => Promise<{ readonly ok: boolean }>, preview: typeof shown | { until: string } = shown) {
  const registry = createRegistry(resolutionOf('0.3.0'), 0);
  const path = createStore('/enrolment/energy/list');
  const fetcher = jest.fn(ended);
  const reload = jest.fn();
  const { container } = render(
    <PreviewBadge
      preview={{ ...shown, ...preview }}
      registry={registry}
      path={path}
      now={() => new Date('2026-11-20T10:42:00Z')}
      fetcher={fetcher as unknown as typeof fetch}
      reload={reload}
    />,
  );
  return { container, registry, path, fetcher, reload };
}

const badge = () => screen.queryByRole('region', { name: 'Preview' });
const endPreview = () => screen.getByRole('button', { name: 'End preview' });
const succeeds = () => Promise.resolve({ ok: true });

describe('the badge of a preview', () => {
  it('names the remote, its version and the end', async () => {
    const { container } = open(succeeds);
    expect(badge()).toHaveTextContent('Preview: energy 0.3.0, until 17:30');
    await expectAccessibleShell(container);
  });

  it('names the day of an end after today, in London', () => {
    open(succeeds, { until: '2026-11-21T09:05:00.000Z' });
    expect(badge()).toHaveTextContent('until 09:05 on 21 Nov 2026');
  });

  it('ends the preview with the keyboard, and reloads the page at its place', async () => {
    const { fetcher, reload } = open(succeeds);
    await userEvent.tab();
    expect(endPreview()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(fetcher).toHaveBeenCalledWith(
      '/preview/end',
      expect.objectContaining({ method: 'POST', credentials: 'same-origin' }),
    );
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refuses', () => Promise.resolve({ ok: false })],
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stays, with an alert, if the service %s', async (_, fails) => {
    const { container, fetcher, reload } = open(fails);
    await userEvent.click(endPreview());
    expect(await screen.findByRole('alert')).toHaveTextContent('The preview is still on');
    await expectAccessibleShell(container);
    expect(reload).not.toHaveBeenCalled();
    fetcher.mockImplementation(succeeds);
    await userEvent.click(endPreview());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('disappears at the page at which the tab follows the version of everyone else', () => {
    const { registry, path } = open(succeeds);
    act(() => path.set('/enrolment/energy/usage'));
    expect(badge()).toBeVisible();
    registry.replace(resolutionOf('0.2.0'));
    act(() => path.set('/enrolment/energy/list'));
    expect(badge()).toBeNull();
  });
});
