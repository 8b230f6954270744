import { act, screen } from '@testing-library/react';
import { useAtom } from 'jotai';
import { renderWithRuntime } from '../testing/render-with-runtime';
import { createTestRuntime } from '../testing/test-runtime';
import { storedAtom } from './stored-atom';

const addOnsAtom = storedAtom('energyAddOns', (stored) => (typeof stored === 'string' ? stored : null));

const longAtom = storedAtom(
  'energyAddOns',
  (stored) => (typeof stored === 'string' ? stored : null),
  (value) => value.slice(0, 4),
);

function Reading({ atom = addOnsAtom }) {
  const [value, setValue] = useAtom(atom);
  return (
    <>
      <p>{value ?? 'nothing'}</p>
      <button type="button" onClick={() => setValue('boiler')}>
        Keep
      </button>
      <button type="button" onClick={() => setValue(null)}>
        Forget
      </button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('a stored value', () => {
  it('is read from session storage, and follows each write', () => {
    const { runtime } = renderWithRuntime(<Reading />, createTestRuntime({ stored: { energyAddOns: 'cover' } }));
    expect(screen.getByText('cover')).toBeVisible();
    press('Keep');
    expect(screen.getByText('boiler')).toBeVisible();
    expect(runtime.storage.get('energyAddOns')).toBe('boiler');
    press('Forget');
    expect(screen.getByText('nothing')).toBeVisible();
    expect(runtime.storage.get('energyAddOns')).toBeUndefined();
  });

  it('stays whole until a reload if only part of it is stored', () => {
    const { runtime } = renderWithRuntime(<Reading atom={longAtom} />, createTestRuntime());
    press('Keep');
    expect(screen.getByText('boiler')).toBeVisible();
    expect(runtime.storage.get('energyAddOns')).toBe('boil');
  });

  it('is null if the stored value is not recognised', () => {
    renderWithRuntime(<Reading />, createTestRuntime({ stored: { energyAddOns: { version: 9 } } }));
    expect(screen.getByText('nothing')).toBeVisible();
  });
});
