import '@home-move/ui/tokens.css';
import { ApiError, problem, telephonyEndpoints, type Note } from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { adoptBase } from '@home-move/ui';
import { createTestRuntime } from '@home-move/ui/testing';
import { bootstrap, mount } from '../src/index';

// The panel on a host in memory, a quarter of the window wide from 768 px on. `?notes=none|down` says what the list
// answers, `&save=down` that no note can be saved; `&brand=oakwood&mode=dark` shows another theme.
const query = new URLSearchParams(location.search);
const root = document.documentElement.dataset;
root['brand'] = query.get('brand') ?? 'default';
root['mode'] = query.get('mode') ?? 'light';

const author = 'Jordan Lee';
const runtime = createTestRuntime({
  portal: 'telephony',
  enrolment: anEnrolment({ enrolmentType: 'Lettings', partnerName: 'Oakwood Bedford' }),
  session: { agentName: author },
});

let notes: readonly Note[] = [
  {
    id: '2',
    content: 'Prefers calls after 5pm. Wants the same broadband supplier as now.',
    dateCreated: '2026-11-20T10:42:00Z',
    author,
  },
  { id: '1', content: 'Asked for the link by text.', dateCreated: '2026-11-18T15:05:00Z', author: 'Alex Grant' },
];
if (query.get('notes') === 'none') notes = [];

const isDown = (what: string) => query.get(what) === 'down';
runtime.answer(telephonyEndpoints.notes, () => {
  if (isDown('notes')) throw new ApiError(problem('UNAVAILABLE'));
  return notes;
});
runtime.answer(telephonyEndpoints.saveNote, ({ body: { content } }) => {
  if (isDown('save')) throw new ApiError(problem('UNAVAILABLE'));
  const note = { id: String(notes.length + 1), content, dateCreated: runtime.clock.now().toISOString(), author };
  notes = [note, ...notes];
  return note;
});

adoptBase(document);
const props = { name: 'telephony', runtime, domElement: document.querySelector('aside') ?? document.body };
await bootstrap(props);
await mount(props);
