import { createStore, readOnly } from './store';

describe('a store', () => {
  it('notifies a listener of each change until it unsubscribes, and not of an equal value', () => {
    const store = createStore('/log-in');
    const listener = jest.fn();
    const unsubscribe = readOnly(store).subscribe(listener);
    store.set('/log-in');
    expect(listener).not.toHaveBeenCalled();
    store.set('/login');
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.set('/');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(readOnly(store).get()).toBe('/');
  });

  it('cannot be set by a reader', () => {
    expect(Object.keys(readOnly(createStore('/')))).toEqual(['get', 'subscribe']);
  });
});
