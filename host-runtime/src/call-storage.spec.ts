import { createCallStorage } from './call-storage';

const draft = (agentName: string) => ({
  agentName,
  enrolmentId: 'one',
  customer: 'Sam',
  content: 'Half a note',
  day: null,
});

describe('the storage of a mounted panel', () => {
  it('keeps unsaved notes for the next panel of the same agent', () => {
    const first = createCallStorage('Jordan Lee');
    first.storage.set('noteDrafts', [draft('Jordan Lee')]);
    first.clear();
    expect(createCallStorage('Jordan Lee').storage.get('noteDrafts')).toEqual([draft('Jordan Lee')]);
  });

  it('drops unsaved notes when another agent logs in', () => {
    createCallStorage('Jordan Lee').storage.set('noteDrafts', [draft('Jordan Lee')]);
    expect(createCallStorage('Ali Khan').storage.get('noteDrafts')).toBeUndefined();
    expect(createCallStorage('Jordan Lee').storage.get('noteDrafts')).toBeUndefined();
  });

  it('keeps the values of a customer within one panel', () => {
    const { storage, clear } = createCallStorage('Jordan Lee');
    storage.set('energyFilters', { sort: 'price' });
    expect(createCallStorage('Jordan Lee').storage.get('energyFilters')).toBeUndefined();
    expect(storage.get('energyFilters')).toEqual({ sort: 'price' });
    clear();
    expect(storage.get('energyFilters')).toBeUndefined();
  });

  it('writes nothing into the storage of the browser', () => {
    createCallStorage('Jordan Lee').storage.set('energyFilters', { sort: 'price' });
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
