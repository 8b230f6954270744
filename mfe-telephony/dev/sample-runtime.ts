import {
  ApiError,
  privateEntryEndpoints,
  problem,
  telephonyEndpoints,
  type HistoryEntry,
  type Note,
} from '@home-move/contract';
import { anEnrolment } from '@home-move/contract/testing';
import { createTestRuntime } from '@home-move/ui/testing';

// Sample data of the development page. `?notes=none|down` chooses the list of notes; with `save=down`, saving fails.
const query = new URLSearchParams(location.search);

const author = 'Jordan Lee';
/** The panel belongs to no step. */
export const path = null;
export const runtime = createTestRuntime({
  portal: 'telephony',
  enrolment: anEnrolment({ enrolmentType: 'Lettings', partnerName: 'Oakwood Bedford' }),
  session: { agentName: author },
});

runtime.answer(telephonyEndpoints.content, () => ({
  customContent: {
    telephonyScriptPages: [
      { pageIdentifier: 'moving-details', pageScript: '"What date are you responsible for the bills from?"' },
    ],
  },
}));
runtime.answer(telephonyEndpoints.history, (): readonly HistoryEntry[] => [
  { id: '2', type: 'personal-details-saved', actor: { kind: 'mover' }, at: '2026-11-20T10:40:00Z', reference: null },
  { id: '1', type: 'created', actor: { kind: 'system' }, at: '2026-11-17T09:12:00Z', reference: null },
]);
runtime.answer(privateEntryEndpoints.latest, () => ({
  version: 1,
  privateEntries: [],
  colleagues: ['Priya Shah'],
  latestNote: null,
}));
runtime.answer(telephonyEndpoints.sendLink, () => undefined);
runtime.answer(telephonyEndpoints.finish, () =>
  anEnrolment({ version: 2, closedAt: runtime.clock.now().toISOString() }),
);
runtime.answer(telephonyEndpoints.forget, () => ({ id: anEnrolment().id }));

let notes: readonly Note[] = [
  {
    id: '2',
    content: 'Prefers calls after 5pm. Wants the same broadband supplier as now.',
    dateCreated: '2026-11-20T10:42:00Z',
    author,
    remindOn: '2026-11-23',
  },
  {
    id: '1',
    content: 'Asked for the link by text.',
    dateCreated: '2026-11-18T15:05:00Z',
    author: 'Alex Grant',
    remindOn: null,
  },
];
if (query.get('notes') === 'none') notes = [];

const isDown = (parameter: 'notes' | 'save') => query.get(parameter) === 'down';
runtime.answer(telephonyEndpoints.notes, () => {
  if (isDown('notes')) throw new ApiError(problem('UNAVAILABLE'));
  return notes;
});
runtime.answer(telephonyEndpoints.reminders, () => notes.filter(({ remindOn }) => remindOn !== null));
runtime.answer(telephonyEndpoints.saveNote, ({ body: { content, remindOn = null } }) => {
  if (isDown('save')) throw new ApiError(problem('UNAVAILABLE'));
  const note = {
    id: String(notes.length + 1),
    content,
    dateCreated: runtime.clock.now().toISOString(),
    author,
    remindOn,
  };
  notes = [note, ...notes];
  return note;
});
runtime.answer(telephonyEndpoints.endReminder, ({ params: { id } }) => {
  notes = notes.map((note) => (note.id === id ? { ...note, remindOn: null } : note));
  const ended = notes.find((note) => note.id === id);
  if (!ended) throw new ApiError(problem('NOT_FOUND'));
  return ended;
});
