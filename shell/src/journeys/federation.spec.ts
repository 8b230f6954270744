import { aRecord } from '../testing/boot.builder';
import { createFederation } from './federation';
import { createGuardScript } from './guard-script';
import { createKnownFiles } from './known-files';

const folder = 'http://assets.test/remotes/energy/1.4.0';

/** The document names a file of the remote and one of another site before the remote is fetched. */
function fetchingAfterDocument() {
  document.head.innerHTML = `<script defer data-named src="${folder}/app.js"></script><script defer data-named src="https://other.test/a.js"></script>`;
  const [own, other] = document.querySelectorAll('script');
  const files = createKnownFiles();
  const record = aRecord();
  // The script of the entry stays on its way: jsdom loads none.
  void createFederation(files, createGuardScript(files))(record, 0);
  return { own, other, rejection: () => files.rejectionOf(record) };
}

/** The browser's resource timing of a file that arrived. */
function arrived() {
  const getEntriesByName = () => [{ responseStatus: 200 }];
  Object.defineProperty(performance, 'getEntriesByName', { value: getEntriesByName, configurable: true });
}

it('reports a wrong hash of a script that the document named', () => {
  arrived();
  const { own, rejection } = fetchingAfterDocument();
  own?.dispatchEvent(new Event('error'));
  expect(rejection()).toBe('HM-302');
});

it('removes the container of an earlier attempt before the next one', () => {
  const record = aRecord();
  const fetchRemote = createFederation(createKnownFiles(), createGuardScript(createKnownFiles()));
  const earlier = { init: jest.fn() };
  Reflect.set(globalThis, record.global, earlier);
  expect(() => fetchRemote({ ...record, entry: 'unknown.js' }, 0)).toThrow('energy');
  expect(Reflect.get(globalThis, record.global)).toBe(earlier);
  expect(() => fetchRemote({ ...record, entry: 'unknown.js' }, 1)).toThrow('energy');
  expect(Reflect.get(globalThis, record.global)).toBeUndefined();
});

it('waits for the scripts of the document at the first attempt only', () => {
  const address = `${folder}/app.js`;
  document.head.innerHTML = `<script defer data-named src="${address}"></script>`;
  const named = () => document.querySelector(`[src="${address}"]`);
  const fetchRemote = createFederation(createKnownFiles(), createGuardScript(createKnownFiles()));
  const record = aRecord({ entry: 'unknown.js' });
  expect(() => fetchRemote(record, 0)).toThrow('energy');
  expect(named()).not.toBeNull();
  expect(() => fetchRemote(record, 1)).toThrow('energy');
  expect(named()).toBeNull();
});

it('leaves scripts of others in the document as they are', () => {
  const { other } = fetchingAfterDocument();
  expect(other).toHaveAttribute('src', 'https://other.test/a.js');
  expect(other).not.toHaveAttribute('integrity');
});
