import { stepAt } from '@home-move/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { atom, useAtom } from 'jotai';
import { useId, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useAction } from '../form/use-action';
import { storedAtom } from '../journey/stored-atom';
import { registerSheet } from '../styles/sheets';
import { createTestRuntime } from '../testing/test-runtime';
import { createRemote, type RemoteMountProps } from './create-remote';
import { useRuntime } from '../runtime/runtime-context';

const countAtom = atom(0);
const addOnsAtom = storedAtom('energyAddOns', (stored) => (typeof stored === 'string' ? stored : null));

function Journey() {
  const { brand } = useRuntime();
  const [count, setCount] = useAtom(countAtom);
  const { data, mutate } = useSWR('tariffs', () => 'no tariffs');
  const { cache } = useSWRConfig();
  const [addOns] = useAtom(addOnsAtom);
  const [broken, setBroken] = useState(false);
  const { run } = useAction(() => Promise.reject(new Error('a fault of ours')));
  if (broken) throw new Error('broken while in use');
  return (
    <section aria-label={brand.name}>
      <input id={useId()} aria-label="Field" />
      <button onClick={() => setCount(count + 1)}>Count {count}</button>
      <button onClick={() => void mutate('two tariffs', false)}>{data ?? 'loading'}</button>
      <button onClick={() => setBroken(true)}>Break</button>
      <button onClick={() => void run()}>Save</button>
      <output>{[...cache.keys()].join()}</output>
      <p>Add-ons: {addOns ?? 'none'}</p>
    </section>
  );
}

/** Props of a host that mounts into a new element. */
function propsFor(name: string, brandName: string): RemoteMountProps {
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return { name, domElement, runtime: createTestRuntime({ brand: { name: brandName } }) };
}

const press = (element: HTMLElement) => act(async () => element.click());

describe('a remote', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  const remote = createRemote({ name: 'energy', root: Journey });

  it('mounts with its runtime and sheets, and leaves nothing behind when it unmounts', async () => {
    registerSheet('.count {}');
    const props = propsFor('energy', 'Home Move');
    await remote.bootstrap(props);
    await remote.mount(props);
    expect(screen.getByRole('region', { name: 'Home Move' })).toBeInTheDocument();
    expect(document.adoptedStyleSheets).not.toEqual([]);
    expect(props.domElement).toHaveAttribute('data-remote', 'energy');
    await remote.unmount(props);
    expect(props.domElement).toBeEmptyDOMElement();
    expect(props.domElement).not.toHaveAttribute('data-remote');
    expect(document.adoptedStyleSheets).toEqual([]);
  });

  it('reads stored values from its own runtime', async () => {
    const props = propsFor('one', 'First');
    const runtime = createTestRuntime({ stored: { energyAddOns: 'cover' } });
    await remote.mount({ ...propsFor('two', 'Second'), runtime });
    await remote.mount(props);
    expect(screen.getByText('Add-ons: cover')).toBeInTheDocument();
    expect(screen.getByText('Add-ons: none')).toBeInTheDocument();
  });

  it('isolates the ids, atoms and cache of two mounts, and keeps one running when the other unmounts', async () => {
    const [first, second] = [propsFor('one', 'First'), propsFor('two', 'Second')] as const;
    await remote.mount(first);
    await remote.mount(second);
    const [field, otherField] = screen.getAllByRole('textbox');
    expect(field?.id).not.toBe(otherField?.id);

    await press(screen.getAllByRole('button', { name: 'Count 0' })[0] ?? document.body);
    expect(screen.getByRole('button', { name: 'Count 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Count 0' })).toBeInTheDocument();

    await waitFor(() => expect(screen.getAllByText('no tariffs')).toHaveLength(2));
    await remote.unmount(first);
    await press(screen.getByRole('button', { name: 'no tariffs' }));
    expect(await screen.findByText('two tariffs')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('tariffs');
    await remote.unmount(second);
  });

  it('renders again with new props', async () => {
    const props = propsFor('energy', 'Home Move');
    await remote.mount(props);
    await remote.update({ ...props, runtime: createTestRuntime({ brand: { name: 'Oakwood Lettings' } }) });
    expect(await screen.findByRole('region', { name: 'Oakwood Lettings' })).toBeInTheDocument();
    await remote.unmount(props);
  });

  it('rejects a mount whose first render throws, reports it and leaves nothing behind', async () => {
    const onError = jest.fn();
    const broken = createRemote({
      name: 'energy',
      onError,
      root: () => {
        throw new Error('broken from the start');
      },
    });
    const props = propsFor('energy', 'Home Move');
    const runtime = createTestRuntime();
    await expect(broken.mount({ ...props, runtime })).rejects.toThrow('broken from the start');
    expect(props.domElement).toBeEmptyDOMElement();
    expect(runtime.recorded.reports).toEqual([
      { error: new Error('broken from the start'), remote: 'energy', phase: 'render' },
    ]);
    expect(onError).toHaveBeenCalledTimes(1);
    await expect(broken.unmount(props)).resolves.toBeUndefined();
  });

  it('reports an error after the mount and offers Try again, which keeps the store', async () => {
    const props = propsFor('energy', 'Home Move');
    const runtime = createTestRuntime();
    await remote.mount({ ...props, runtime });
    await press(screen.getByRole('button', { name: 'Count 0' }));
    await press(screen.getByRole('button', { name: 'Break' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not load');
    expect(runtime.recorded.reports).toMatchObject([{ remote: 'energy', phase: 'render' }]);
    expect(screen.queryByRole('link', { name: '020 7946 0123' })).not.toBeInTheDocument();

    await press(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Count 1' })).toBeInTheDocument();
    await press(screen.getByRole('button', { name: 'Break' }));
    expect(await screen.findByRole('link', { name: '020 7946 0123' })).toHaveAttribute('href', 'tel:02079460123');
    await remote.unmount(props);
  });

  it('reports errors of its actions under its own name, next to the step of another journey', async () => {
    const props = propsFor('energy', 'Home Move');
    const match = stepAt('/enrolment/entertainment/broadband-list');
    const runtime = createTestRuntime({ step: match && { ...match, path: '/enrolment/entertainment/broadband-list' } });
    await remote.mount({ ...props, runtime });
    await press(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(runtime.recorded.reports).toMatchObject([{ remote: 'energy', phase: 'submit' }]));
    await remote.unmount(props);
  });

  it('starts loading the page at a path before there is anything to mount', () => {
    const preload = jest.fn();
    createRemote({ name: 'energy', root: Journey, preload }).preloadPage('/enrolment/energy/list');
    expect(preload).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'energy-list', path: '/enrolment/energy/list' }),
    );
  });

  it('creates its own element if the host passes none', async () => {
    const { runtime } = propsFor('energy', 'Home Move');
    await remote.mount({ name: 'energy', runtime });
    expect(document.getElementById('single-spa-application:energy')).not.toBeEmptyDOMElement();
    await remote.unmount({ name: 'energy', runtime });
  });
});
