import { loadBehaviour, loadDialog } from './lazy-scripts';
import './loader';
import './near-viewport.fixture';

jest.mock('__HM_BEHAVIOUR__', () => jest.requireActual<object>('./behaviour'), { virtual: true });
jest.mock(
  '__HM_DIALOG__',
  () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  },
  { virtual: true },
);

const errors: unknown[] = [];
const logged: unknown[] = [];
document.addEventListener('homemove:error', (event) => errors.push((event as CustomEvent<unknown>).detail));
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((line) => logged.push(line));
});
afterEach(() => {
  document.body.innerHTML = '';
  errors.length = 0;
  logged.length = 0;
  jest.restoreAllMocks();
});

/** Waits until the script has failed to load, and its failure is reported. */
async function failed(): Promise<void> {
  await loadDialog().catch(() => undefined);
  await loadBehaviour();
}

it.each([
  ['button', () => undefined],
  ['modal', () => window.HomeMove?.open()],
])('an element with the mode %s shows a link if the script of the dialog is blocked', async (mode, open) => {
  document.body.innerHTML = `<home-move mode="${mode}" brand="oakwood" branch="12"></home-move>`;
  open();
  await failed();
  const link = document.querySelector('home-move')?.shadowRoot?.querySelector('a');
  expect(link).toMatchObject({ href: expect.stringContaining('/oakwood/12') as string, target: '_top' });
  expect(errors).toEqual([{ code: 'script-unavailable' }]);
  expect(logged).toEqual([
    "Home Move (script-unavailable): the script of the dialog did not load. Allow the loader's whole origin, not only the loader's address, in script-src.",
  ]);
});
