import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { waitFor } from '@testing-library/react';
import { atom, useAtomValue } from 'jotai';
import useSWR from 'swr';
import { cachedFor30s } from '../journey/query';
import { createTestRuntime } from '../testing/test-runtime';
import { createRemote } from './create-remote';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const held: WeakRef<object>[] = [];
const answersAtom = atom(() => {
  const answers = { unit: 'kWh' };
  held.push(new WeakRef(answers));
  return answers;
});

function Journey() {
  const { unit } = useAtomValue(answersAtom);
  const { data } = useSWR('tariffs', async () => 'Loaded', cachedFor30s);
  return <p>{data === undefined ? 'Loading' : `${data} ${unit}`}</p>;
}

const remote = createRemote({ name: 'energy', root: Journey });

/** A separate function, so that no local variable of the test holds the element. */
async function mountAndUnmount(): Promise<void> {
  const domElement = document.createElement('div');
  held.push(new WeakRef(domElement));
  document.body.append(domElement);
  const props = { name: 'energy', domElement, runtime: createTestRuntime() };
  await remote.bootstrap(props);
  await remote.mount(props);
  // No query by text: jsdom keeps the results of selectors.
  await waitFor(() => expect(domElement.textContent).toBe('Loaded kWh'));
  await remote.unmount(props);
  domElement.remove();
}

describe('an unmounted remote', () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    environment.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('leaves its element and store to the garbage collector at once, though its queries were cached for 30 s', async () => {
    await mountAndUnmount();
    const first = [...held];
    expect(first).toHaveLength(2);
    // React keeps the root that it rendered last.
    await mountAndUnmount();
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(first.filter((reference) => reference.deref() !== undefined)).toEqual([]);
  });
});
