import { createStore } from '@home-move/contract';
import { createSafeStorage } from '../session/safe-storage';
import { watchUnsavedInput } from './unsaved-input';

const denied = () => {
  throw new Error('denied');
};

function watched(open?: () => Storage) {
  document.body.innerHTML = '<input id="name"><input id="account"><input id="search"><button>Next</button>';
  const storage = createSafeStorage('default', open);
  const path = createStore('/pending/personal-details');
  const reports: boolean[] = [];
  const page = new EventTarget();
  watchUnsavedInput({ page, storage, endedBy: [path], report: (isUnsaved) => reports.push(isUnsaved) });

  /** Sends an event of the field to the page, as it bubbles up after the form has handled it. */
  const send = (type: string, field: Element) =>
    page.dispatchEvent(Object.assign(new Event(type), { composedPath: () => [field] }));
  const field = (id: string) => {
    const input = document.querySelector<HTMLInputElement>(`#${id}`);
    if (!input) throw new Error('no field');
    return input;
  };
  /** Types into a field; `draft` is the text that its form stores then. */
  const type = (id: string, value: string, draft?: string) => {
    field(id).value = value;
    if (draft !== undefined) storage.set('onboarding', draft);
    send('input', field(id));
  };
  return { storage, path, reports, field, type, send };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

describe('input of a form', () => {
  it('is not lost if the form stores it as a draft', () => {
    const { type, reports } = watched();
    type('name', 'S', '{"name":"S"}');
    type('name', 'Sam', '{"name":"Sam"}');
    expect(reports).toEqual([]);
  });

  it('is lost if the form does not store it, such as bank details', () => {
    const { type, reports } = watched();
    type('name', 'Sam', '{"name":"Sam"}');
    type('account', '6', '{"name":"Sam"}');
    type('account', '66', '{"name":"Sam"}');
    expect(reports).toEqual([true]);
  });

  it('is lost if the browser stores nothing', () => {
    const { type, reports } = watched(denied);
    type('name', 'Sam', '{"name":"Sam"}');
    expect(reports).toEqual([true]);
  });

  it('is no longer there to lose once the field is empty', () => {
    const { type, reports } = watched();
    type('account', '6');
    type('account', '');
    expect(reports).toEqual([true, false]);
  });

  it.each(['click', 'keyup'])('is no longer there to lose once a %s removes the field', async (action) => {
    const { type, field, send, reports } = watched();
    type('search', '14 Castle');
    field('search').remove();
    send(action, document.body);
    await Promise.resolve();
    expect(reports).toEqual([true, false]);
  });

  it('is over with its page', () => {
    const { type, path, reports } = watched();
    type('account', '66374958');
    path.set('/enrolment/confirmation');
    expect(reports).toEqual([true, false]);
    type('account', '66374958');
    expect(reports).toEqual([true, false, true]);
  });
});
